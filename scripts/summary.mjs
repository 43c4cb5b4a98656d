// Adds up the test reports (JUnit XML) of one `make test` and prints "N passed, N failed" as the last line. A skipped test counts as
// failed. The argument is the exit code of turbo: with a failing task and no failing test, one failure is counted.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";

const root = join(import.meta.dirname, "..");
const exitCode = Number(process.argv[2] ?? 0);
let passed = 0;
let failed = 0;
const within = (folder) => readdirSync(join(root, folder)).map((name) => join(folder, name));
const reports = [".", "db", "bff", ...within("packages"), ...within("apps")]
  .map((folder) => join(folder, "reports"))
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap(within)
  .filter((path) => path.endsWith(".xml"));
for (const report of reports) {
  // Test cases are counted instead of the totals of suites, which the runners write differently.
  const cases = readFileSync(join(root, report), "utf8").match(/<testcase\b[^>]*?(?:\/>|>[\s\S]*?<\/testcase>)/g) ?? [];
  const bad = cases.filter((one) => /<(?:failure|error|skipped)\b/.test(one)).length;
  passed += cases.length - bad;
  failed += bad;
  console.log(`${report}: ${cases.length - bad} passed, ${bad} failed`);
}
if (exitCode !== 0 && failed === 0) failed = 1;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
