// Adds up the test reports (JUnit XML) of one `make test`. Prints the failed tests, then "N passed, N failed" as the
// last line. A skipped test counts as failed. The argument is the exit code of turbo: with a failing task and no
// failing test, one failure is counted.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { stripVTControlCharacters } from "node:util";

const root = join(import.meta.dirname, "..");
const exitCode = Number(process.argv[2] ?? 0);
const entities = {
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  amp: "&",
  "#xA": "\n",
  "#10": "\n",
  "#x9": "\t",
  "#9": "\t",
};
const decode = (text = "") => text.replace(/&(\w+|#\w+);/g, (whole, name) => entities[name] ?? whole);
const attribute = (tag, name) => decode(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]);

/** One failed test case as text: its report, name, and the first lines of its message. */
function describe(report, testCase) {
  const body = /<(?:failure|error|skipped)\b[^>]*?(?:\/>|>([\s\S]*?)<\/(?:failure|error|skipped)>)/.exec(testCase);
  const text =
    decode(body?.[1]?.replace(/^<!\[CDATA\[|\]\]>$/g, "")) || attribute(body?.[0] ?? "", "message") || "skipped";
  const lines = stripVTControlCharacters(text)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const message = lines.slice(0, 8).map((line) => `    ${line.slice(0, 240)}`);
  return [`FAILED ${report}: ${attribute(testCase, "classname")} ${attribute(testCase, "name")}`, ...message].join(
    "\n",
  );
}

let passed = 0;
const failures = [];
const within = (folder) => readdirSync(join(root, folder)).map((name) => join(folder, name));
const reports = [".", "db", "bff", ...within("packages"), ...within("apps")]
  .map((folder) => join(folder, "reports"))
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap(within)
  .filter((path) => path.endsWith(".xml"));
for (const report of reports) {
  // Test cases are counted instead of the totals of suites, which the runners write differently.
  const cases = readFileSync(join(root, report), "utf8").match(/<testcase\b[^>]*?(?:\/>|>[\s\S]*?<\/testcase>)/g) ?? [];
  const bad = cases.filter((one) => /<(?:failure|error|skipped)\b/.test(one));
  passed += cases.length - bad.length;
  failures.push(...bad.map((one) => describe(report, one)));
  console.log(`${report}: ${cases.length - bad.length} passed, ${bad.length} failed`);
}
if (exitCode !== 0 && failures.length === 0) failures.push("FAILED a task without a test: see its output above.");
for (const failure of failures) console.log(failure);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
