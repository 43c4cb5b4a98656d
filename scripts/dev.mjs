// `make dev`: the product with hot reload. Next serves the pages on the usual ports and forwards calls to the BFFs,
// which listen a hundred ports higher. A change to Go or SQL rebuilds and restarts the server; a change to the texts
// also regenerates packages/copy, and Next reloads.
import { spawn, spawnSync } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import process from "node:process";

const root = join(import.meta.dirname, "..");
const apps = ["site", "member", "coach"].map((name, index) => {
  const port = Number(process.env[`${name.toUpperCase()}_PORT`] ?? 3000 + index);
  return { name, port, bff: port + 100 };
});

const env = { ...process.env, AANGAN_ENV: "development" };
for (const app of apps) {
  env[`${app.name.toUpperCase()}_PORT`] = String(app.bff);
  env[`${app.name.toUpperCase()}_URL`] ??= `http://localhost:${app.port}`;
}

let stopping = false;
let server;
const pages = [];

function startServer() {
  server = spawn(join(root, ".bin/aangan-dev"), ["start"], { cwd: root, env, stdio: "inherit" });
}

function stopServer() {
  return new Promise((resolve) => {
    if (!server || server.exitCode !== null) return resolve();
    server.once("exit", resolve);
    server.kill("SIGTERM");
  });
}

function run(command, args, cwd) {
  return spawnSync(command, args, { cwd: join(root, cwd), stdio: "inherit" }).status === 0;
}

let busy = false;
let again = false;
async function renew(textsChanged) {
  if (busy) {
    again = true;
    return;
  }
  busy = true;
  if (textsChanged) run("go", ["run", "./domain/copy/gen"], "bff");
  // What does not compile leaves the running server as it is.
  if (run("go", ["build", "-o", "../.bin/", "./cmd/aangan-dev"], "bff") && !stopping) {
    await stopServer();
    startServer();
  }
  busy = false;
  if (again) {
    again = false;
    await renew(true);
  }
}

let timer;
let texts = false;
for (const folder of ["bff", "db"]) {
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (!file || !/\.(go|sql)$/.test(file) || file.endsWith("_test.go")) return;
    texts ||= file.includes(join("domain", "copy")) || file.includes(join("domain", "safety"));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const changed = texts;
      texts = false;
      void renew(changed);
    }, 200);
  });
}

async function stop() {
  if (stopping) return;
  stopping = true;
  for (const page of pages) page.kill("SIGTERM");
  await stopServer();
  process.exit(0);
}
process.on("SIGINT", stop);
process.on("SIGTERM", stop);

startServer();
for (const app of apps) {
  const next = join(root, "apps", app.name, "node_modules/.bin/next");
  const args = ["dev", "--hostname", "127.0.0.1", "--port", String(app.port)];
  pages.push(
    spawn(next, args, {
      cwd: join(root, "apps", app.name),
      env: { ...env, AANGAN_BFF_URL: `http://127.0.0.1:${app.bff}` },
      stdio: "inherit",
    }),
  );
}
