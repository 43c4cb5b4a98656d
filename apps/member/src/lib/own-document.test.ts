import { describe, expect, it } from "vitest";
import { isOwn } from "./own-document";

const page = "https://app.example.org/subscribe?receipt=failed#invoices";

describe("a document", () => {
  it.each([
    ["the page itself", "https://app.example.org/subscribe", true],
    ["the page, asked otherwise", "https://app.example.org/subscribe?from=letter", true],
    ["the page with a slash", "https://app.example.org/subscribe/", true],
    ["another page", "https://app.example.org/dashboard", false],
    ["one that begins alike", "https://app.example.org/subscribe-now", false],
    ["the front door", "https://app.example.org/", false],
    ["a name that says nothing", "document", true],
  ])("of %s", (_of, loadedFrom, own) => {
    expect(isOwn(loadedFrom, page)).toBe(own);
  });
});
