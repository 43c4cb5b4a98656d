import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@aangan/config/free-port";

/** A running product with demo data. */
export interface Product {
  /** The variables with its URLs and its folder; the other helpers read them from the environment. */
  env: Record<"SITE_URL" | "MEMBER_URL" | "COACH_URL" | "PAYMENT_SANDBOX_URL" | "AANGAN_E2E_DATA", string>;
  stop: () => Promise<void>;
}

async function waitUntilReady(url: string, product: ChildProcess, lastOutput: () => string): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    if (product.exitCode !== null) throw new Error(`aangan stopped with ${product.exitCode}:\n${lastOutput()}`);
    try {
      if ((await fetch(`${url}/readyz`)).ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not get ready:\n${lastOutput()}`);
}

/** Starts the built product in a temporary folder, with its own database and more variables. */
export async function startProduct(variables: Record<string, string> = {}): Promise<Product> {
  const root = join(import.meta.dirname, "../../../..");
  const data = mkdtempSync(join(tmpdir(), "aangan-e2e-"));
  const [site, member, coach, sandbox] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const env = {
    SITE_URL: `http://localhost:${site}`,
    MEMBER_URL: `http://localhost:${member}`,
    COACH_URL: `http://localhost:${coach}`,
    PAYMENT_SANDBOX_URL: `http://127.0.0.1:${sandbox}`,
    AANGAN_E2E_DATA: data,
  };
  const lines: string[] = [];
  const log = createWriteStream(join(data, "server.log"));
  const product = spawn(join(root, ".bin/aangan-dev"), ["start"], {
    cwd: root,
    env: {
      ...process.env,
      ...env,
      AANGAN_ENV: "development",
      DATA_DIR: join(data, "data"),
      SITE_PORT: String(site),
      MEMBER_PORT: String(member),
      COACH_PORT: String(coach),
      PAYMENT_SANDBOX_PORT: String(sandbox),
      // All tests come from one address; the limits have their own tests.
      RATE_LIMITS: "off",
      COMMUNITY_DELAYS: "off",
      DRAIN_DELAY: "0s",
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [product.stdout, product.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      log.write(chunk);
      lines.push(chunk.toString());
      if (lines.length > 200) lines.shift();
    });
  }
  const lastOutput = () => lines.join("").slice(-4000);
  const stop = () =>
    new Promise<void>((resolve) => {
      const done = () => {
        rmSync(data, { recursive: true, force: true });
        resolve();
      };
      if (product.exitCode !== null) return done();
      product.once("exit", done);
      product.kill("SIGTERM");
    });
  try {
    for (const url of [env.SITE_URL, env.MEMBER_URL, env.COACH_URL]) await waitUntilReady(url, product, lastOutput);
  } catch (error) {
    await stop();
    throw error;
  }
  return { env, stop };
}
