// Runs every check and every test and closes with one line, "N passed, N failed".
//
//   node scripts/test.mjs check   generated code, formatting, types, import rules
//   node scripts/test.mjs all     these and every test of every language
//
// Two lanes run side by side, since two cores are what one can count on; whichever is free takes the next step. Each
// step's whole output is kept in .cache/test/<step>.log; a step that fails shows the end of it.
import { spawn } from "node:child_process";
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import process from "node:process";
import { stripVTControlCharacters } from "node:util";

const root = join(import.meta.dirname, "..");
const out = join(root, ".cache/test");
const pnpm = ["npx", "--yes", "pnpm@10.34.9"];
// As the Makefile has it, for those who come without it: each package is compiled once for all steps.
const goFlags = [
  ...(process.env.GOFLAGS ?? "").split(" ").filter((flag) => flag && flag !== "-trimpath"),
  "-trimpath",
].join(" ");
const mode = process.argv[2] ?? "all";
const only = process.argv[3];
if (mode !== "check" && mode !== "all") {
  console.error(`"${mode}" is neither "check" nor "all".`);
  process.exit(2);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

/**
 * A step: a command in a folder, and how to count what it ran.
 * @typedef {{ name: string, cwd?: string, run: string[], count?: "go" | "node" | "vitest" | "playwright", env?: Record<string, string> }} Step
 */

const report = (name) => join(out, `${name}.json`);
const vitest = (name, filter, ...args) => ({
  name,
  run: [
    ...pnpm,
    "--filter",
    filter,
    "exec",
    "vitest",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile=${report(name)}`,
    ...args,
  ],
  count: "vitest",
});
const goTool = (name, tool, module) => ({
  name,
  cwd: module,
  run: ["bash", "-c", `bin=$(bash ../tools/build.sh ${tool}) && "$bin" ./...`],
});

/** @type {Step[]} */
const goChecks = [
  {
    name: "gofmt",
    run: [
      "bash",
      "-c",
      'bad=$(gofmt -l bff db); [ -z "$bad" ] || { echo "not formatted (run make format):"; echo "$bad"; exit 1; }',
    ],
  },
  { name: "generated-sql", cwd: "db", run: ["go", "run", "./cmd/stamp"] },
  { name: "generated-copy", cwd: "bff", run: ["go", "run", "./domain/copy/gen", "-check"] },
  {
    name: "generated-openapi",
    cwd: "bff",
    run: [
      "bash",
      "-c",
      'go build -o ../.cache/aangan-check ./cmd/aangan && for b in site member coach; do ../.cache/aangan-check openapi $b | cmp -s - $b/openapi.json || { echo "bff/$b/openapi.json is stale: run make gen"; exit 1; }; done',
    ],
  },
  { name: "vet-bff", cwd: "bff", run: ["go", "vet", "./..."] },
  { name: "vet-db", cwd: "db", run: ["go", "vet", "./..."] },
  goTool("staticcheck-bff", "staticcheck", "bff"),
  goTool("staticcheck-db", "staticcheck", "db"),
  goTool("imports-bff", "depguard", "bff"),
  goTool("imports-db", "depguard", "db"),
];
/** @type {Step[]} */
const nodeChecks = [
  { name: "biome", run: ["node_modules/.bin/biome", "check", "--error-on-warnings", "."] },
  { name: "generated-clients", cwd: "packages/api", run: ["node", "generate.mjs", "--check"] },
  { name: "boundaries", run: [...pnpm, "exec", "turbo", "boundaries"] },
  { name: "typecheck", run: ["node", "scripts/typecheck.mjs"] },
];
// Vet has steps of its own, and nobody debugs these binaries: without either each package is ready a second sooner.
const goTest = "go test -json -vet=off -ldflags=-w ./...";
/** @type {Step[]} */
const goTests = [
  // The tests of the file store ask a real server. It is built here, so that no package's own time pays for it.
  { name: "s3-server", run: ["bash", "tools/build.sh", "versitygw"] },
  {
    name: "go",
    cwd: "db",
    // One Postgres for all packages; each test has a database of its own in it.
    run: [
      "go",
      "run",
      "./dbtest/cmd/withpostgres",
      "--",
      "bash",
      "-c",
      `set -o pipefail; ${goTest} && cd ../bff && ${goTest}`,
    ],
    count: "go",
  },
];
/** @type {Step[]} */
const nodeTests = [
  {
    name: "packing",
    run: ["node", "--test", "--test-reporter=tap", "packages/config/export/", "packages/config/pack/"],
    count: "node",
  },
  vitest("copy", "@aangan/copy"),
  vitest("api", "@aangan/api"),
  vitest("product", "@aangan/product"),
  vitest("shell", "@aangan/shell"),
  vitest("site", "@aangan/site"),
  vitest("member", "@aangan/member"),
  vitest("coach", "@aangan/coach"),
];
const kit = vitest("kit", "@aangan/ui");
/** @type {Step} */
const build = { name: "build", run: ["make", "--no-print-directory", "build"] };
/** @type {Step[]} */
const journeys = [
  // What is measured side by side has to do the same work, also while nobody measures.
  { name: "bench", run: ["node", "scripts/bench.mjs", "--compare"] },
  vitest("export", "@aangan/site", "--config", "vitest.export.config.ts"),
  {
    name: "browser",
    cwd: "packages/e2e",
    run: [...pnpm, "exec", "playwright", "test"],
    count: "playwright",
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report("browser") },
  },
];

const total = { passed: 0, failed: 0 };

function tally(step, code, log) {
  try {
    if (step.count === "go") return tallyGo(log, code);
    if (step.count === "node") {
      const text = readFileSync(log, "utf8");
      const number = (word) => Number(new RegExp(`^(?:#|ℹ) ${word} (\\d+)$`, "m").exec(text)?.[1] ?? 0);
      return { passed: number("pass"), failed: number("fail") || (code === 0 ? 0 : 1) };
    }
    if (step.count === "vitest" && existsSync(report(step.name))) {
      const r = JSON.parse(readFileSync(report(step.name), "utf8"));
      return { passed: r.numPassedTests, failed: r.numFailedTests + r.numPendingTests || (code === 0 ? 0 : 1) };
    }
    if (step.count === "playwright" && existsSync(report(step.name))) {
      const { stats } = JSON.parse(readFileSync(report(step.name), "utf8"));
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped || (code === 0 ? 0 : 1) };
    }
  } catch (error) {
    console.error(`${step.name}: its report could not be read: ${error.message}`);
    return { passed: 0, failed: 1 };
  }
  return code === 0 && !step.count ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A package that does not compile counts as one failure, and so does a skipped test. */
function tallyGo(log, code) {
  let passed = 0;
  let failed = 0;
  for (const line of readFileSync(log, "utf8").split("\n")) {
    if (!line.startsWith("{")) continue;
    const event = JSON.parse(line);
    if (event.Test && event.Action === "pass") passed++;
    if (event.Test && (event.Action === "fail" || event.Action === "skip")) failed++;
    if (!event.Test && event.Action === "fail") failed++;
  }
  return { passed, failed: failed || (code === 0 ? 0 : 1) };
}

/** What a person needs of a failed step's log: for Go the output of the tests that failed, else the end. */
function excerpt(step, log) {
  const text = readFileSync(log, "utf8");
  const told = step.count !== "go" && existsSync(report(step.name)) ? failuresIn(report(step.name)) : "";
  if (step.count !== "go") return told || text.split("\n").slice(-60).join("\n");
  const outputs = new Map();
  const failed = [];
  const plain = [];
  for (const line of text.split("\n")) {
    if (!line.startsWith("{")) {
      if (line) plain.push(line);
      continue;
    }
    const { Action, Package, Test = "", Output, ImportPath } = JSON.parse(line);
    const key = `${Package ?? ImportPath} ${Test}`;
    if (Output) outputs.set(key, (outputs.get(key) ?? "") + Output);
    // A package that has no tests says "skip" too, but of no test.
    if (Action === "fail" || Action === "build-fail" || (Action === "skip" && Test)) failed.push(key);
  }
  return [
    ...plain.slice(-10),
    ...failed.map((key) => `--- ${key}\n${(outputs.get(key) ?? "").split("\n").slice(-40).join("\n")}`),
  ].join("\n");
}

/** The failed tests of a browser or unit run with what each said; nothing when the report does not tell. */
function failuresIn(path) {
  const found = [];
  const plain = (text) =>
    stripVTControlCharacters(text ?? "")
      .split("\n")
      .slice(0, 60)
      .join("\n");
  // Where a log is cut to its remarkable lines, this one says it all: where, what was looked at, what was wanted and what was there.
  const inOneLine = ({ message, location }) =>
    `Error at line ${location?.line ?? "?"}: ${plain(message).replace(/\s+/g, " ").slice(0, 600)}`;
  const visit = (suite) => {
    for (const { title, file, line, tests } of suite.specs ?? [])
      for (const { projectName, results, status } of tests)
        if (status !== "expected")
          found.push(
            `--- [${projectName}] ${file}:${line} ${title} (${status})`,
            ...results.flatMap(({ errors }) => errors.flatMap((error) => [inOneLine(error), plain(error.message)])),
          );
    for (const inner of suite.suites ?? []) visit(inner);
  };
  const { suites, testResults, errors } = JSON.parse(readFileSync(path, "utf8"));
  for (const error of errors ?? []) found.push(plain(error.message));
  for (const suite of suites ?? []) visit(suite);
  for (const { name, message, assertionResults } of testResults ?? []) {
    if (message) found.push(`--- ${relative(root, name)}`, plain(message));
    for (const { fullName, status, failureMessages } of assertionResults)
      if (status !== "passed")
        found.push(`--- ${relative(root, name)} ${fullName} (${status})`, ...failureMessages.map(plain));
  }
  return found.join("\n");
}

function run(step) {
  return new Promise((resolve) => {
    const began = Date.now();
    const log = join(out, `${step.name}.log`);
    const file = createWriteStream(log);
    const [command, ...args] = step.run;
    const child = spawn(command, args, {
      cwd: join(root, step.cwd ?? "."),
      env: { ...process.env, GOFLAGS: goFlags, CI: "1", FORCE_COLOR: "0", ...browserEnv, ...step.env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout.pipe(file, { end: false });
    child.stderr.pipe(file, { end: false });
    child.on("error", (error) => file.write(`${error.message}\n`));
    child.on("close", (code) => {
      file.end(() => {
        const counted = tally(step, code ?? 1, log);
        total.passed += counted.passed;
        total.failed += counted.failed;
        const ok = code === 0 && counted.failed === 0;
        const seconds = ((Date.now() - began) / 1000).toFixed(0);
        console.log(
          `${ok ? "ok  " : "FAIL"} ${step.name.padEnd(20)} ${String(counted.passed).padStart(5)} passed ${counted.failed ? `${counted.failed} failed ` : ""}(${seconds} s)`,
        );
        if (!ok) console.log(excerpt(step, log).replace(/^/gm, "     | "));
        resolve(ok);
      });
    });
  });
}

/** Runs steps two at a time, in their order, and tells the names of those that failed. */
async function lanes(steps) {
  const waiting = steps.filter(({ name }) => !only || name === only);
  const failed = new Set();
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) if (!(await run(step))) failed.add(step.name);
  };
  await Promise.all([lane(), lane()]);
  return failed;
}

let browserEnv = {};
if (mode === "all") {
  const { execFileSync } = await import("node:child_process");
  const path = execFileSync("bash", [join(root, "scripts/browser.sh")], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  browserEnv = { CHROMIUM_PATH: path.trim() };
}

const checks = [...nodeChecks, ...goChecks];
if (mode === "check") await lanes(checks);
else {
  // The long ones first, so that no lane waits long for the other. The pages are built while the last of them runs.
  const failed = await lanes([...checks, ...goTests, kit, ...nodeTests, build]);
  // Without pages there is nothing to open in a browser.
  if (!failed.has(build.name)) await lanes(journeys);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
