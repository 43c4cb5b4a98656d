import { describe, expect, it } from "vitest";
import { excerpt, type TextRange } from "./highlighted";

const marked = ({ text, ranges }: { text: string; ranges: readonly TextRange[] }) =>
  ranges.map(([from, to]) => text.slice(from, to));

describe("excerpt", () => {
  it("returns a short text unchanged", () => {
    expect(excerpt("Amma called", [[0, 4]])).toEqual({ text: "Amma called", ranges: [[0, 4]] });
  });

  it("starts at a word before the first mark and keeps its range", () => {
    const long = `${"word ".repeat(30)}sleep ${"more ".repeat(60)}sleep`;
    const found = excerpt(long, [
      [150, 155],
      [long.length - 5, long.length],
    ]);
    expect(found.text.startsWith("…word ")).toBe(true);
    expect(found.text.endsWith("…")).toBe(true);
    expect(marked(found)).toEqual(["sleep"]);
  });

  it("returns the beginning of a text without marks", () => {
    expect(excerpt("a".repeat(200), []).text).toBe(`${"a".repeat(160)}…`);
  });
});
