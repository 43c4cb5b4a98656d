import { describe, expect, it } from "vitest";
import { isOwn } from "./own-document";

const page = "https://app.example.org/subscribe?receipt=failed#invoices";

describe("isOwn", () => {
  it.each([
    ["is true for the page itself", "https://app.example.org/subscribe", true],
    ["is true for the page with another query", "https://app.example.org/subscribe?from=letter", true],
    ["is true for the page with a trailing slash", "https://app.example.org/subscribe/", true],
    ["is false for another page", "https://app.example.org/dashboard", false],
    ["is false for a path with the same prefix", "https://app.example.org/subscribe-now", false],
    ["is false for the root", "https://app.example.org/", false],
    ["is true for an invalid URL", "document", true],
  ])("%s", (_of, loadedFrom, expected) => {
    expect(isOwn(loadedFrom, page)).toBe(expected);
  });
});
