// Checks the types of every app and package, each under its own tsconfig.json, and says what is wrong with all of them.
// The compiler is the root's: the native one, many times quicker than the one that the packages' tools build upon.
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";

const root = join(import.meta.dirname, "..");
const tsc = join(root, "node_modules/typescript/bin/tsc");

const within = (folder) =>
  readdirSync(join(root, folder))
    .map((name) => join(root, folder, name))
    .filter((path) => existsSync(join(path, "tsconfig.json")));

let failed = false;
function run(cwd, command, ...args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ["ignore", "pipe", "inherit"] });
    let said = "";
    child.stdout.on("data", (chunk) => {
      said += chunk;
    });
    child.on("error", (error) => {
      failed = true;
      console.error(`${cwd}: ${error.message}`);
      resolve();
    });
    child.on("close", (code) => {
      if (code !== 0) {
        failed = true;
        console.error(`${cwd}: ${command} ended with ${code}\n${said}`);
      }
      resolve();
    });
  });
}

const check = (cwd) => run(cwd, process.execPath, tsc, "--noEmit", "--incremental", "false", "--pretty", "false");

// Next writes the types of an app's addresses first; meanwhile the packages are checked.
const apps = within("apps");
await Promise.all([
  (async () => {
    for (const app of apps) await run(app, join(app, "node_modules/.bin/next"), "typegen");
  })(),
  (async () => {
    for (const path of within("packages")) await check(path);
  })(),
]);
for (const app of apps) await check(app);
process.exit(failed ? 1 : 0);
