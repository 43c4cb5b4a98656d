import { describe, expect, it } from "vitest";
import { scanAt, scanMs, startOf } from "./steps";

const steps = [
  { text: "Feet", seconds: 20 },
  { text: "Shoulders", seconds: 30 },
  { text: "Face", seconds: 10 },
];

describe("body scan", () => {
  it("advances through its steps and ends", () => {
    expect(scanMs(steps)).toBe(60_000);
    expect(scanAt(steps, -1)).toEqual({ step: 0, secondsLeft: 20, part: 0 });
    expect(scanAt(steps, 19_999)?.secondsLeft).toBe(1);
    expect(scanAt(steps, 20_000)).toEqual({ step: 1, secondsLeft: 30, part: 0 });
    expect(scanAt(steps, 35_000)?.part).toBe(0.5);
    expect(scanAt(steps, 60_000)).toBeNull();
    expect(scanAt([], 0)).toBeNull();
  });

  it("returns the start of each step", () => {
    expect([0, 1, 2, 3].map((step) => startOf(steps, step))).toEqual([0, 20_000, 50_000, 60_000]);
    for (const step of [0, 1, 2]) expect(scanAt(steps, startOf(steps, step))?.step).toBe(step);
  });
});
