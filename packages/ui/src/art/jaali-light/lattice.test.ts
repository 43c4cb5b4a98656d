import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CROSS, STAR, SUN, slant } from "./lattice";

const points = (d: string) =>
  d
    .slice(1, -1)
    .split("L")
    .map((p) => p.split(" ").map(Number) as [number, number]);

describe("lattice", () => {
  it.each([
    ["star", STAR],
    ["cross", CROSS],
  ])("%s has sixteen corners and looks the same after a quarter turn", (_, d) => {
    const corners = points(d);
    expect(corners).toHaveLength(16);
    const name = ([x, y]: [number, number]) => `${x || 0},${y || 0}`;
    expect(new Set(corners.map(([x, y]) => name([-y, x])))).toEqual(new Set(corners.map(name)));
  });

  it("leaves bars between a star and the cross at its corner", () => {
    // The nearest corner of the cross to the star's centre, and the star's longest radius on that diagonal.
    const reach = Math.max(...points(CROSS).map(([x, y]) => x + y)) / Math.SQRT2;
    const half = 50 * Math.SQRT2;
    expect(half - reach - 43.5).toBeGreaterThan(-10);
    expect(Math.max(...points(STAR).flat())).toBeLessThan(50);
  });
});

describe("slant", () => {
  it("has opposite shear in the morning and in the evening", () => {
    expect(slant(SUN.dawn).shear).toBeGreaterThan(0);
    expect(slant(SUN.dusk).shear).toBeLessThan(0);
    expect(slant(0.5)).toEqual({ shear: -0, stretch: 1 });
  });

  // The stylesheet contains the numbers, because the hour is applied there; the formula is here.
  it.each(Object.entries(SUN))("at %s equals the tokens", (hour, t) => {
    const css = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");
    const rule = css.slice(css.search(new RegExp(`\\[data-hour="${hour}"\\] \\{[^}]*--jaali-shear`)));
    const value = (name: string) => Number(rule.match(new RegExp(`--jaali-${name}: (-?[\\d.]+)`))?.[1]);
    expect(value("shear")).toBeCloseTo(slant(t).shear, 2);
    expect(value("stretch")).toBeCloseTo(slant(t).stretch, 2);
  });
});
