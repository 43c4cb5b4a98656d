// A real OpenID provider for tests, on this machine: npm's oidc-provider, which is certified, with one plain page
// where the visitor enters an identity. It represents Google, and misbehaviour that Google would never show.
//
// node openid-provider.mjs [--claims=userinfo]
//
// It listens on a free port of 127.0.0.1, prints one line of JSON ({issuer, clientId, clientSecret, otherClientId,
// otherClientSecret}) once it listens, and exits when its standard input closes, so that it never outlives its parent
// process. Redirect URLs may have any port of this machine, as for installed apps (RFC 8252). With --claims=userinfo
// the address and the names are only in the userinfo response, as with some providers.
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import Provider, { interactionPolicy } from "oidc-provider";

const callback = "/api/auth/google/callback";
const secret = () => randomBytes(24).toString("base64url");

const client = (client_id) => ({
  client_id,
  client_secret: secret(),
  application_type: "native",
  redirect_uris: [`http://127.0.0.1${callback}`, `http://localhost${callback}`],
  grant_types: ["authorization_code"],
  response_types: ["code"],
});
const [ours, other] = [client("aangan-tests"), client("another-client")];

const server = createServer();
await new Promise((resolve, reject) => {
  server.once("error", reject);
  server.listen(0, "127.0.0.1", resolve);
});
const issuer = `http://127.0.0.1:${server.address().port}`;

/** The people who have signed in here, by subject. */
const people = new Map();

const prompts = interactionPolicy.base();
// Requested by name; the page below is where an account is chosen.
prompts.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
// An installed app would need another consent; this one only uses its right to any port.
prompts.get("consent").checks.remove("native_client_prompt");

const signingKey = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "jwk" });
const provider = new Provider(issuer, {
  clients: [ours, other],
  jwks: { keys: [{ ...signingKey, use: "sig", alg: "RS256" }] },
  cookies: { keys: [secret()] },
  pkce: { required: () => true },
  ttl: { Interaction: 3600, Session: 3600, Grant: 3600, AccessToken: 3600, IdToken: 3600, AuthorizationCode: 60 },
  scopes: ["openid", "email", "profile"],
  claims: {
    openid: ["sub"],
    email: ["email", "email_verified"],
    profile: ["name", "given_name", "family_name"],
  },
  conformIdTokenClaims: process.argv.includes("--claims=userinfo"),
  features: { devInteractions: { enabled: false } },
  interactions: { policy: prompts, url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
  findAccount: (_ctx, sub) => people.has(sub) && { accountId: sub, claims: () => people.get(sub) },
  // No consent page for the address: that is the provider's own business.
  async loadExistingGrant({ oidc }) {
    const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
    grant.addOIDCScope("openid email profile");
    await grant.save();
    return grant;
  },
});
const answer = provider.callback();

const page = `<!doctype html>
<html lang="en">
<title>Sign in</title>
<meta name="viewport" content="width=device-width">
<h1>Who are you?</h1>
<form method="post">
  <p><label>Account <input name="sub" required></label>
  <p><label>Email <input name="email" type="email"></label>
  <p><label><input name="email_verified" type="checkbox" value="true" checked> The address is verified</label>
  <p><label>First name <input name="given_name"></label>
  <p><label>Last name <input name="family_name"></label>
  <p><button name="do" value="continue">Continue</button> <button name="do" value="cancel" formnovalidate>Cancel</button>
</form>`;

/** Returns the claims for a person's input. */
function claimsOf(form) {
  const claims = { sub: form.get("sub") };
  for (const name of ["email", "given_name", "family_name", "name"]) if (form.get(name)) claims[name] = form.get(name);
  if (claims.email) claims.email_verified = form.get("email_verified") === "true";
  return claims;
}

async function interact(request, response) {
  await provider.interactionDetails(request, response);
  if (request.method === "GET") {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" }).end(page);
    return;
  }
  const form = new URLSearchParams(await text(request));
  if (form.get("do") === "cancel") {
    await provider.interactionFinished(request, response, { error: "access_denied" });
    return;
  }
  const claims = claimsOf(form);
  people.set(claims.sub, claims);
  const result = { login: { accountId: claims.sub, remember: false }, select_account: {} };
  await provider.interactionFinished(request, response, result);
}

server.on("request", (request, response) => {
  if (!request.url.startsWith("/interaction/")) {
    answer(request, response);
    return;
  }
  interact(request, response).catch((error) => {
    response.writeHead(400, { "content-type": "text/plain" }).end(String(error));
  });
});

console.log(
  JSON.stringify({
    issuer,
    clientId: ours.client_id,
    clientSecret: ours.client_secret,
    otherClientId: other.client_id,
    otherClientSecret: other.client_secret,
  }),
);
process.stdin.resume();
process.stdin.on("end", () => process.exit(0));
