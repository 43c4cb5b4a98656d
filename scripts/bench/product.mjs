// Starts the built product during a measurement, with its own database with demo data, and its own ports.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../packages/config/free-port.mjs";

async function ready(url, product, tail) {
  for (const until = Date.now() + 60_000; Date.now() < until; await wait(100)) {
    if (product.exitCode !== null) throw new Error(`aangan stopped with ${product.exitCode}:\n${tail()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`${url} did not get ready:\n${tail()}`);
}

/**
 * Calls `use` with the URLs of the running product, `{ site, member, coach }`, and stops it afterwards. Without rate
 * limits, because all requests come from one address.
 */
export async function withProduct(root, use) {
  const data = mkdtempSync(join(tmpdir(), "aangan-bench-"));
  const env = { ...process.env, AANGAN_ENV: "development", DATA_DIR: data, RATE_LIMITS: "off" };
  const urls = {};
  for (const app of ["site", "member", "coach"]) {
    const port = await freePort();
    urls[app] = `http://localhost:${port}`;
    env[`${app.toUpperCase()}_PORT`] = `${port}`;
    env[`${app.toUpperCase()}_URL`] = urls[app];
  }
  let said = "";
  const product = spawn(join(root, ".bin/aangan-dev"), ["start"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [product.stdout, product.stderr])
    stream.on("data", (text) => {
      said = `${said}${text}`.slice(-4000);
    });
  const ended = new Promise((resolve) => {
    product.on("exit", resolve);
  });
  const stop = () => product.kill("SIGTERM");
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  try {
    for (const url of Object.values(urls)) await ready(url, product, () => said);
    return await use(urls);
  } finally {
    process.off("SIGINT", stop);
    process.off("SIGTERM", stop);
    stop();
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}
