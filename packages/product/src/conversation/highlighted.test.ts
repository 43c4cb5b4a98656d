import { describe, expect, it } from "vitest";
import { excerpt, type TextRange } from "./highlighted";

const marked = ({ text, ranges }: { text: string; ranges: readonly TextRange[] }) =>
  ranges.map(([from, to]) => text.slice(from, to));

describe("an excerpt", () => {
  it("is the whole of a short text", () => {
    expect(excerpt("Amma called", [[0, 4]])).toEqual({ text: "Amma called", ranges: [[0, 4]] });
  });

  it("begins before the first mark, at a word, and keeps what is marked", () => {
    const long = `${"word ".repeat(30)}sleep ${"more ".repeat(60)}sleep`;
    const found = excerpt(long, [
      [150, 155],
      [long.length - 5, long.length],
    ]);
    expect(found.text.startsWith("…word ")).toBe(true);
    expect(found.text.endsWith("…")).toBe(true);
    expect(marked(found)).toEqual(["sleep"]);
  });

  it("of a text without marks is its beginning", () => {
    expect(excerpt("a".repeat(200), []).text).toBe(`${"a".repeat(160)}…`);
  });
});
