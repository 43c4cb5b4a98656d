import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { startProduct } from "./product";

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

/**
 * Starts the built product in a temporary folder with demo data, and stops it afterwards. With AANGAN_E2E_RUNNING=1
 * the running product at SITE_URL, MEMBER_URL, COACH_URL and PAYMENT_SANDBOX_URL is used.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.AANGAN_E2E_RUNNING) return async () => {};
  const google = await openIdProvider();
  process.env.OIDC_ISSUER = google.client.issuer;
  try {
    const product = await startProduct({
      OIDC_CLIENT_ID: google.client.clientId,
      OIDC_CLIENT_SECRET: google.client.clientSecret,
    });
    Object.assign(process.env, product.env);
    return async () => {
      google.stop();
      await product.stop();
    };
  } catch (error) {
    google.stop();
    throw error;
  }
}
