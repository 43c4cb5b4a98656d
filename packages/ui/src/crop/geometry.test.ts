import { describe, expect, it } from "vitest";
import { areaOf, pulled, wholeView, zoomed } from "./geometry";

const wide = { width: 800, height: 400 };
const square = { width: 600, height: 600 };

describe("areaOf", () => {
  it("returns the largest centred square for the initial view", () => {
    expect(areaOf(wide, wholeView)).toEqual({ x: 0.25, y: 0, size: 1 });
    expect(areaOf(square, wholeView)).toEqual({ x: 0, y: 0, size: 1 });
  });

  it("stays inside the picture at every edge", () => {
    for (const picture of [wide, square, { width: 301, height: 977 }]) {
      for (const zoom of [1, 1.7, 4]) {
        for (const across of [0, 0.3, 1]) {
          for (const down of [0, 0.6, 1]) {
            const { x, y, size } = areaOf(picture, { zoom, across, down });
            const side = size * Math.min(picture.width, picture.height);
            expect(x * picture.width + side).toBeLessThanOrEqual(picture.width + 1e-6);
            expect(y * picture.height + side).toBeLessThanOrEqual(picture.height + 1e-6);
            expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          }
        }
      }
    }
  });
});

describe("moving and zooming", () => {
  it("follows a drag up to the edge of the picture", () => {
    const view = pulled(wide, wholeView, 0.5, 0.5);
    expect(areaOf(wide, view)).toEqual({ x: 0, y: 0, size: 1 });
    expect(pulled(wide, view, 9, 0)).toEqual(view);
    expect(areaOf(wide, pulled(wide, wholeView, -0.25, 0)).x).toBeCloseTo(0.375);
  });

  it("keeps the centre while zooming", () => {
    const middle = ({ x, size }: { x: number; size: number }) => x * 800 + (size * 400) / 2;
    const view = pulled(wide, wholeView, 0.2, 0);
    expect(middle(areaOf(wide, zoomed(wide, view, 2)))).toBeCloseTo(middle(areaOf(wide, view)));
    expect(zoomed(wide, view, 99).zoom).toBe(4);
    expect(zoomed(square, { zoom: 2, across: 0, down: 1 }, 1)).toEqual(wholeView);
  });
});
