import { describe, expect, it } from "vitest";
import { hash, pick, rng } from "./random";

describe("hash", () => {
  // Published FNV-1a vectors: a seed must give the same drawing for ever.
  it.each([
    ["", 0x811c9dc5],
    ["a", 0xe40c292c],
    ["foobar", 0xbf9cf968],
  ])("of %j is the published value", (seed, value) => {
    expect(hash(seed)).toBe(value);
  });
});

describe("rng", () => {
  it("gives the same numbers in [0, 1) for the same seed", () => {
    const a = rng(7);
    const b = rng(7);
    const first = Array.from({ length: 200 }, a);
    expect(Array.from({ length: 200 }, b)).toEqual(first);
    expect(first.every((n) => n >= 0 && n < 1)).toBe(true);
    expect(new Set(first).size).toBe(200);
  });

  it("gives other numbers for another seed", () => {
    expect(rng(1)()).not.toBe(rng(2)());
  });
});

describe("pick", () => {
  it("chooses by seed and reaches every item", () => {
    const items = ["a", "b", "c"] as const;
    expect(pick(items, "meera")).toBe(pick(items, "meera"));
    expect(new Set(Array.from({ length: 60 }, (_, i) => pick(items, `s${i}`)))).toEqual(new Set(items));
  });

  it("throws for an empty list", () => {
    expect(() => pick([], "x")).toThrow(RangeError);
  });
});
