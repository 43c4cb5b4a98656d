import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "@aangan/config/free-port";

/** The output of the OpenID provider once it listens; see openid-provider.mjs. */
interface OpenIdClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Starts the OpenID provider that represents Google. It exits when its input closes, and so with this process. */
function openIdProvider(): Promise<{ client: OpenIdClient; stop: () => void }> {
  const provider = spawn(process.execPath, [join(import.meta.dirname, "openid-provider.mjs")]);
  let errorOutput = "";
  provider.stderr.on("data", (chunk: Buffer) => {
    errorOutput += chunk;
  });
  return new Promise((resolve, reject) => {
    provider.once("error", reject);
    provider.once("exit", (code) => reject(new Error(`the OpenID provider stopped with ${code}:\n${errorOutput}`)));
    createInterface({ input: provider.stdout }).on("line", (line) => {
      if (line.startsWith("{")) resolve({ client: JSON.parse(line), stop: () => provider.stdin.end() });
    });
  });
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

/**
 * Starts the built product in a temporary folder with demo data, and stops it afterwards. With AANGAN_E2E_RUNNING=1
 * the running product at SITE_URL, MEMBER_URL, COACH_URL and PAYMENT_SANDBOX_URL is used.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.AANGAN_E2E_RUNNING) return async () => {};
  const root = join(import.meta.dirname, "../../../..");
  const data = mkdtempSync(join(tmpdir(), "aangan-e2e-"));
  const [site, member, coach, sandbox] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  process.env.SITE_URL = `http://localhost:${site}`;
  process.env.MEMBER_URL = `http://localhost:${member}`;
  process.env.COACH_URL = `http://localhost:${coach}`;
  process.env.PAYMENT_SANDBOX_URL = `http://127.0.0.1:${sandbox}`;
  process.env.AANGAN_E2E_DATA = data;
  const google = await openIdProvider();
  process.env.OIDC_ISSUER = google.client.issuer;

  const lines: string[] = [];
  const log = createWriteStream(join(data, "server.log"));
  const product = spawn(join(root, ".bin/aangan-dev"), ["start"], {
    cwd: root,
    env: {
      ...process.env,
      AANGAN_ENV: "development",
      DATA_DIR: join(data, "data"),
      SITE_PORT: String(site),
      MEMBER_PORT: String(member),
      COACH_PORT: String(coach),
      PAYMENT_SANDBOX_PORT: String(sandbox),
      // All tests come from one address; the limits have their own tests.
      RATE_LIMITS: "off",
      COMMUNITY_DELAYS: "off",
      OIDC_CLIENT_ID: google.client.clientId,
      OIDC_CLIENT_SECRET: google.client.clientSecret,
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
      google.stop();
      const done = () => {
        rmSync(data, { recursive: true, force: true });
        resolve();
      };
      if (product.exitCode !== null) return done();
      product.once("exit", done);
      product.kill("SIGTERM");
    });
  try {
    for (const url of [process.env.SITE_URL, process.env.MEMBER_URL, process.env.COACH_URL])
      await waitUntilReady(url, product, lastOutput);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
