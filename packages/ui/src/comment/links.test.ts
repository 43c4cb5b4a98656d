import { describe, expect, it } from "vitest";
import { piecesOf } from "./links";

const hrefs = (text: string) => piecesOf(text).flatMap(({ href }) => href ?? []);

describe("piecesOf", () => {
  it("splits out URLs and keeps the whole text", () => {
    const text = "Read https://example.org/a?b=1#c and\nhttp://example.org too.";
    expect(piecesOf(text)).toEqual([
      { text: "Read " },
      { text: "https://example.org/a?b=1#c", href: "https://example.org/a?b=1#c" },
      { text: " and\n" },
      { text: "http://example.org", href: "http://example.org/" },
      { text: " too." },
    ]);
    expect(piecesOf("no address")).toEqual([{ text: "no address" }]);
    expect(piecesOf("")).toEqual([]);
  });

  it.each([
    ["(see https://example.org/x).", "https://example.org/x"],
    ["https://example.org/wiki/Aangan_(house)", "https://example.org/wiki/Aangan_(house)"],
    ["“https://example.org/x”, she said", "https://example.org/x"],
    ["यहाँ देखो https://example.org/x।", "https://example.org/x"],
    ["HTTPS://EXAMPLE.ORG/x!?", "https://example.org/x"],
  ])("ends a URL before the punctuation of the sentence: %s", (text, href) => {
    expect(hrefs(text)).toEqual([href]);
    expect(
      piecesOf(text)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "//example.org",
    "www.example.org",
    "https://",
    "https://localhost",
    "https://bank.example.com@example.org/login",
  ])("leaves other text unlinked: %s", (text) => {
    expect(piecesOf(text)).toEqual([{ text }]);
  });
});
