// make bench: the product and a bare handler on one database, live delivery, memory, page weights, and Lighthouse over
// the site. Prints the report and writes it to docs/benchmarks.md.
//
// node scripts/bench.mjs                  everything; about twenty minutes on two cores
//   node scripts/bench.mjs --lighthouse     only Lighthouse, over the whole site or the given paths; writes nothing
//   node scripts/bench.mjs --quick          a few rounds, as a smoke test; writes nothing
//   node scripts/bench.mjs --pages          only the page weights, which depend on the build alone; updates their
//   section
//   node scripts/bench.mjs --pace           only the pages of the member app on a slow phone; updates their section
//   node scripts/bench.mjs --safety         only the crisis detector on its labelled lines; updates its section
//   node scripts/bench.mjs --people         only what companions say, and the alarm to the people on call; updates
//   their sections
//   node scripts/bench.mjs --compare        only checks that the bare handler responds like the product; also a test
//   node scripts/bench.mjs --rounds 80      other flags are passed to bff/bench/measure, which explains them with
//   -help
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { baseline, versionOf } from "./bench/baseline.mjs";
import { lighthouse, lighthouseSection, lighthouseVersion } from "./bench/lighthouse.mjs";
import { pace, paceSection } from "./bench/pace.mjs";
import { weigh } from "./bench/pages.mjs";
import { companionsSection, onCallSection, talksSection } from "./bench/people.mjs";
import { pagesSection, report, safetySection } from "./bench/report.mjs";

const root = join(import.meta.dirname, "..");
const written = join(root, "docs/benchmarks.md");
const quick = process.argv.includes("--quick");
const passed = process.argv.slice(2).filter((argument) => argument !== "--quick");
// A partial report must not replace the whole one.
const whole = !quick && !passed.some((argument) => /^--?(only|skip-live)\b/.test(argument));

const say = (text) => process.stderr.write(`\x1b[1m==>\x1b[0m ${text}\n`);

/** Runs a command in a folder of the project; resolves with what it printed. */
function run(command, args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: join(root, cwd), stdio: ["ignore", "pipe", "inherit"] });
    const stop = (signal) => child.kill(signal);
    process.on("SIGINT", stop);
    process.on("SIGTERM", stop);
    let printed = "";
    child.stdout.on("data", (data) => {
      printed += data;
    });
    child.on("error", reject);
    child.on("close", (code) => {
      process.off("SIGINT", stop);
      process.off("SIGTERM", stop);
      if (code === 0) resolve(printed);
      else reject(new Error(`${command} ended with ${code}`));
    });
  });
}

const binaries = join(root, ".cache/bench/bin");

/** Builds what measures; resolves with the arguments that it needs in any case. */
async function prepare() {
  say("Building the bare handler and the load generator");
  mkdirSync(binaries, { recursive: true });
  await run("go", ["build", "-trimpath", "-o", `${binaries}/`, "./bench/..."], "bff");
  return ["-product", join(root, ".bin/aangan"), "-bare", join(binaries, "bare")];
}

// In the database's folder the embedded Postgres is found from wherever the command was given.
const measure = (flags) => run(join(binaries, "measure"), flags, "db");

async function measureAll() {
  const pages = weigh(root);
  const empty = await baseline(root, say);
  const flags = await prepare();
  say("Measuring. Leave the machine alone meanwhile.");
  if (quick)
    flags.push(
      "-rounds",
      "3",
      "-requests",
      "60",
      "-hashes",
      "2",
      "-streams",
      "60",
      "-messages",
      "60",
      "-growth",
      "3",
      "-lengths",
      "3",
      "-long",
      "30000",
      "-community",
      "2",
      "-posts",
      "20000",
      "-clients",
      "3",
    );
  const measured = JSON.parse(await measure([...flags, ...passed]));
  const found = await lighthouse(root, say, quick ? ["/"] : []);
  const versions = { next: versionOf(root, "next"), react: versionOf(root, "react") };
  const sections = [
    ...(await measurePeople()),
    await measureSafety(),
    lighthouseSection(found, lighthouseVersion(root)),
    ...(quick ? [] : [paceSection(await pace(root, say))]),
  ];
  const text = report(measured, pages, empty, versions, new Date(), sections);
  process.stdout.write(text);
  if (whole) {
    writeFileSync(written, text);
    say("Written to docs/benchmarks.md");
  }
}

/** Replaces one section of the report; everything else stays as it is. */
function replaceSection(section) {
  const heading = section.slice(0, section.indexOf("\n"));
  const before = readFileSync(written, "utf8");
  const at = before.indexOf(`${heading}\n`);
  if (at < 0) throw new Error(`docs/benchmarks.md has no section "${heading}"`);
  const next = before.indexOf("\n## ", at);
  writeFileSync(written, before.slice(0, at) + section + (next < 0 ? "\n" : `\n${before.slice(next)}`));
  process.stdout.write(`${section}\n`);
}

async function measureSafety() {
  return safetySection(JSON.parse(await run("go", ["run", "-trimpath", "./bench/safety"], "bff")));
}

/** Measures with tests on a real database; they need the embedded Postgres. */
async function measurePeople() {
  const test = (name, folder, flags) => run("go", ["test", "-trimpath", "-count=1", ...flags, name, folder], "bff");
  const understood = JSON.parse(await run("go", ["run", "-trimpath", "./bench/companions"], "bff"));
  const talks = await test("-run=^TestAcceptance$", "./domain/companion", ["-v"]);
  const name = "-bench=^BenchmarkUrgentMessageToOnCallStream$";
  const onCall = await test(name, "./coach/oncall", ["-run=^$", "-benchtime=300x"]);
  return [companionsSection(understood), talksSection(talks), onCallSection(onCall)];
}

async function measureSite(paths) {
  const found = await lighthouse(root, say, paths);
  process.stdout.write(`${lighthouseSection(found, lighthouseVersion(root))}\n`);
}

try {
  if (passed[0] === "--lighthouse") await measureSite(passed.slice(1));
  else if (passed[0] === "--pages") replaceSection(pagesSection(weigh(root), await baseline(root, say)));
  else if (passed[0] === "--pace") replaceSection(paceSection(await pace(root, say)));
  else if (passed[0] === "--people") for (const section of await measurePeople()) replaceSection(section);
  else if (passed[0] === "--safety") replaceSection(await measureSafety());
  else if (passed[0] === "--compare") await measure([...(await prepare()), "-compare"]);
  else await measureAll();
} catch (error) {
  process.stderr.write(`bench: ${error.message}\n`);
  process.exitCode = 1;
}
