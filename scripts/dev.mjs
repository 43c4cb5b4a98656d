// `make dev`: the product with hot reload. Next serves the pages on the usual ports and forwards calls to the BFFs,
// which listen a hundred ports higher. A change to Go, SQL or texts regenerates the code that depends on it and
// restarts the server; Postgres keeps running.
import { execFile, spawn } from "node:child_process";
import { readFileSync, watch, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { stepsFor } from "./dev-steps.mjs";

const root = join(import.meta.dirname, "..");
const program = join(root, ".bin/aangan-dev");
const apps = ["site", "member", "coach"].map((name, index) => {
  const port = Number(process.env[`${name.toUpperCase()}_PORT`] ?? 3000 + index);
  return { name, port, bff: port + 100 };
});

// No load balancer has to notice the stop.
const env = { DRAIN_DELAY: "0s", ...process.env, AANGAN_ENV: "development" };
for (const app of apps) {
  env[`${app.name.toUpperCase()}_PORT`] = String(app.bff);
  env[`${app.name.toUpperCase()}_URL`] ??= `http://localhost:${app.port}`;
}

/** Runs a command in a folder of the repository. Resolves with whether it succeeded. */
function run(folder, command, ...args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: join(root, folder), stdio: "inherit" });
    child.once("exit", (code) => resolve(code === 0));
  });
}

const build = () => run("bff", "go", "build", "-o", "../.bin/", "./cmd/aangan-dev");

let postgres;
/** Starts the embedded Postgres unless DATABASE_URL is set. Resolves with the URL of the database. */
function startPostgres() {
  if (env.DATABASE_URL) return Promise.resolve(env.DATABASE_URL);
  return new Promise((resolve) => {
    postgres = spawn(program, ["postgres"], { cwd: root, env, stdio: ["ignore", "pipe", "inherit"] });
    createInterface({ input: postgres.stdout }).on("line", (line) => {
      if (line.startsWith("DATABASE_URL=")) resolve(line.slice("DATABASE_URL=".length));
      else console.log(line);
    });
    // The program has printed why. Without a database nothing works.
    postgres.once("exit", () => void stop(1));
  });
}

let server;
function startServer() {
  server = spawn(program, ["start"], { cwd: root, env, stdio: "inherit" });
}

/** Stops a child process and resolves when it has exited. */
function end(child) {
  return new Promise((resolve) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", resolve);
    child.kill("SIGTERM");
  });
}

/** Writes the descriptions of the APIs that the new server changes, and the typed clients made from them. */
async function writeClients() {
  let changed = false;
  for (const { name } of apps) {
    const { stdout } = await promisify(execFile)(program, ["openapi", name], { maxBuffer: 1 << 28 });
    const path = join(root, "bff", name, "openapi.json");
    if (stdout === readFileSync(path, "utf8")) continue;
    writeFileSync(path, stdout);
    changed = true;
  }
  if (changed) await run("packages/api", process.execPath, "generate.mjs");
}

/** Generates what changed sources are the source of. Resolves with whether that succeeded. */
async function generate({ sql, copy }) {
  const store = async () =>
    (await run(".", "bash", "tools/build.sh", "sqlc")) &&
    (await run("db", "../.bin/sqlc", "generate")) &&
    (await run("db", "go", "run", "./cmd/stamp", "-write"));
  // In the order of scripts/gen.sh.
  const texts = async () =>
    (await run("packages/copy", process.execPath, "compiler/main.mjs", "server")) &&
    (await run("bff", "go", "run", "./domain/copy/gen")) &&
    (await run("packages/copy", process.execPath, "compiler/main.mjs", "po")) &&
    (await run("packages/copy", process.execPath, "compiler/main.mjs", "pages"));
  return (!sql || (await store())) && (!copy || (await texts()));
}

const changed = new Set();
let busy = false;
/** Handles all changes so far, and those that come during it. */
async function handleChanges() {
  // Before the first start there is nothing to restart.
  if (busy || !server) return;
  busy = true;
  while (changed.size > 0 && !stopping) {
    const steps = stepsFor(changed);
    changed.clear();
    // If something does not compile, the running server stays.
    if (!(await generate(steps)) || !steps.build || !(await build()) || stopping) continue;
    await end(server);
    startServer();
    await writeClients();
  }
  busy = false;
}

let timer;
for (const folder of ["bff", "db", "packages/copy/messages"]) {
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (!file) return;
    changed.add(join(folder, file));
    clearTimeout(timer);
    timer = setTimeout(() => void handleChanges(), 100);
  });
}

let stopping = false;
const pages = [];
async function stop(code = 0) {
  if (stopping) return;
  stopping = true;
  for (const page of pages) page.kill("SIGTERM");
  await end(server);
  await end(postgres);
  process.exit(code);
}
process.on("SIGINT", () => void stop());
process.on("SIGTERM", () => void stop());

if (!(await build())) process.exit(1);
env.DATABASE_URL = await startPostgres();
startServer();
for (const app of apps) {
  const folder = join(root, "apps", app.name);
  const args = ["dev", "--hostname", "127.0.0.1", "--port", String(app.port)];
  pages.push(
    spawn(join(folder, "node_modules/.bin/next"), args, {
      cwd: folder,
      env: { ...env, AANGAN_BFF_URL: `http://127.0.0.1:${app.bff}` },
      stdio: "inherit",
    }),
  );
}
