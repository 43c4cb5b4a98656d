import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { type TrustedContent, trustedTypesScript } from "./trusted-types";

/** Runs the script in a page of this address, and returns its policy. */
function policyAt(address: string, content: TrustedContent) {
  let policy: {
    createScriptURL: (url: string) => string | undefined;
    createHTML: (text: string) => string | undefined;
  };
  const trustedTypes = { createPolicy: (_: string, rules: typeof policy) => (policy = rules) };
  const page = {
    trustedTypes,
    window: { trustedTypes },
    URL,
    location: new URL(address),
    document: { baseURI: address },
  };
  runInNewContext(trustedTypesScript(content), page);
  // biome-ignore lint/style/noNonNullAssertion: the script has set it.
  return policy!;
}

it("accepts the app's own chunks, also those of a language, and nothing else", () => {
  const { createScriptURL, createHTML } = policyAt("https://www.aangan.example/hi/beta-signup", {
    workers: ["/offline.js"],
    html: ["<b>known</b>"],
  });
  for (const url of ["/_next/static/chunks/0cz1d0mv5g_q7.js", "/hi/_next/static/chunks/a~b.js", "/offline.js"])
    expect(createScriptURL(url)).toBe(url);
  for (const url of [
    "https://evil.example/_next/static/chunks/a.js",
    "/hi/_next/static/chunks/../../upload.js",
    "/hi/x/_next/static/chunks/a.js",
    "/hindi/_next/static/chunks/a.js",
    "/_next/static/chunks/a.js?next",
    "/hi/upload.js",
    "https://js.stripe.com/v3",
  ])
    expect(createScriptURL(url), url).toBeUndefined();
  expect(createHTML("<b>known</b>")).toBe("<b>known</b>");
  expect(createHTML("<b>unknown</b>")).toBeUndefined();
});

it("accepts the payment provider's scripts only where they are wanted", () => {
  const { createScriptURL } = policyAt("https://app.aangan.example/subscribe", { payment: true });
  expect(createScriptURL("https://js.stripe.com/v3")).toBe("https://js.stripe.com/v3");
  expect(createScriptURL("https://js.stripe.com.evil.example/v3")).toBeUndefined();
});
