import { describe, expect, it } from "vitest";
import { FLOOR_LINES } from "../courtyard/layout";
import { kolam } from "./generate";
import { type KolamSymmetry, makeGrid, type Point } from "./grid";
import { type Arc, trace } from "./trace";

const SEEDS = ["tara", "arjun", "meera", "aangan-7", "who3", "आँगन"];
const CASES = SEEDS.flatMap((seed) =>
  (["square", "diamond", "cut"] as const).flatMap((shape) =>
    ([3, 4, 5, 7] as const).map((n) => ({ seed, shape, n, name: `${seed} ${shape} ${n}` })),
  ),
);
const near = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-9;

/** Every arc by its end points, in any order: the drawing rather than the path. */
const drawn = (loops: readonly Arc[][], move: (p: Point) => Point) =>
  loops
    .flat()
    .map(([from, , , to]) =>
      [move(from), move(to)]
        .map(([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`.replaceAll("-0.000", "0.000"))
        .sort()
        .join(" "),
    )
    .sort();

describe("kolam", () => {
  it.each(CASES)("$name is the same at every call", ({ seed, shape, n }) => {
    // Equal options would return the cached result: `trace` recomputes the drawing.
    const once = kolam(seed, { shape, n, loops: 2, tries: 1 });
    const grid = makeGrid(`${seed}#0`, n, shape, "D4", 0.68);
    expect(trace(grid)).toEqual(once.loops);
    expect(kolam(seed, { shape, n, loops: 2, tries: 1 }).paths).toEqual(once.paths);
  });

  it.each(CASES)("$name: every line is closed and unbroken", ({ seed, shape, n }) => {
    for (const loop of kolam(seed, { shape, n }).loops) {
      loop.forEach((arc, i) => {
        const next = loop[(i + 1) % loop.length];
        expect(next && near(arc[3], next[0])).toBe(true);
      });
    }
  });

  it.each(CASES)("$name: has four arcs for every dot", ({ seed, shape, n }) => {
    const { dots, loops } = kolam(seed, { shape, n });
    expect(loops.flat()).toHaveLength(dots.length * 4);
  });

  it.each(CASES)("$name: the path data ends where it began", ({ seed, shape, n }) => {
    for (const path of kolam(seed, { shape, n }).paths) {
      const numbers =
        path
          .slice(path.indexOf("c") + 1)
          .match(/-?\d+/g)
          ?.map(Number) ?? [];
      expect(numbers.length % 6).toBe(0);
      const ends = numbers.filter((_, i) => i % 6 >= 4);
      expect(ends.filter((_, i) => i % 2 === 0).reduce((a, b) => a + b, 0)).toBe(0);
      expect(ends.filter((_, i) => i % 2 === 1).reduce((a, b) => a + b, 0)).toBe(0);
    }
  });

  const moves: Record<KolamSymmetry, ((p: Point, c: number) => Point)[]> = {
    C2: [([x, y], c) => [2 * c - x, 2 * c - y]],
    C4: [([x, y], c) => [2 * c - y, x]],
    D4: [([x, y], c) => [2 * c - y, x], ([x, y], c) => [2 * c - x, y]],
  };
  it.each(SEEDS.flatMap((seed) => (["D4", "C4", "C2"] as const).map((symmetry) => ({ seed, symmetry }))))(
    "$seed is unchanged by the operations of $symmetry",
    ({ seed, symmetry }) => {
      const { loops, n } = kolam(seed, { n: 5, shape: "square", symmetry });
      for (const move of moves[symmetry]) {
        expect(drawn(loops, (p) => move(p, (n - 1) / 2))).toEqual(drawn(loops, (p) => p));
      }
    },
  );

  it("is not mirrored with a symmetry of turns only", () => {
    const mirrored = SEEDS.filter((seed) => {
      const { loops } = kolam(seed, { n: 5, shape: "square", symmetry: "C4" });
      return drawn(loops, ([x, y]) => [4 - x, y]).join() === drawn(loops, (p) => p).join();
    });
    expect(mirrored.length).toBeLessThan(SEEDS.length);
  });

  it.each(Object.values(FLOOR_LINES))("$seed is one line on its floor", ({ seed, ...options }) => {
    expect(kolam(seed, options).paths).toHaveLength(1);
  });

  // A line that crosses a mirror axis returns along its own image, so mirrors always give several lines.
  it("is never one line with mirror symmetry", () => {
    for (let i = 0; i < 20; i++) {
      expect(kolam(`m${i}`, { n: 5, symmetry: "D4", loops: 1 }).paths.length).toBeGreaterThan(1);
    }
  });

  it("deviates less than half as much from the wanted number of lines with 24 variants as with one", () => {
    const seeds = Array.from({ length: 60 }, (_, i) => `wish-${i}`);
    const misses = (tries: number) =>
      seeds.reduce(
        (sum, seed) => sum + Math.abs(kolam(seed, { n: 5, symmetry: "C4", loops: 1, tries }).paths.length - 1),
        0,
      );
    expect(misses(24)).toBeLessThan(misses(1) / 2);
  });

  it("keeps the share of open gates between 0.45 and 0.9", () => {
    for (let i = 0; i < 60; i++) {
      const { openShare } = kolam(`share-${i}`, { n: 5, symmetry: "C4", shape: "square" });
      expect(openShare).toBeGreaterThanOrEqual(0.45);
      expect(openShare).toBeLessThanOrEqual(0.9);
    }
  });

  it("differs between seeds", () => {
    const all = Array.from({ length: 40 }, (_, i) =>
      kolam(`k${i}`, { n: 5, shape: "square", symmetry: "C2" }).paths.join(),
    );
    expect(new Set(all).size).toBeGreaterThan(36);
  });

  it("throws for a grid that is too small", () => {
    expect(() => kolam("x", { n: 1 })).toThrow(RangeError);
  });
});
