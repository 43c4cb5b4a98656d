import { describe, expect, it } from "vitest";
import { type BreathPattern, lengthMs, lineKeyframes, placeAt, SIX_BREATHS } from "./timing";

const box: BreathPattern = { in: 4, hold: 4, out: 4, rest: 4, breaths: 3 };

function phasesOf(pattern: BreathPattern): string[] {
  const seen: string[] = [];
  for (let ms = 0; ms < 200_000; ms += 500) {
    const place = placeAt(pattern, ms);
    if (!place) break;
    const name = `${place.breath} ${place.phase}`;
    if (seen.at(-1) !== name) seen.push(name);
  }
  return seen;
}

describe("breathing pattern", () => {
  it.each([
    ["six slow ones", SIX_BREATHS, ["in", "hold", "out"]],
    ["a box", box, ["in", "hold", "out", "rest"]],
    ["only in and out", { in: 5, hold: 0, out: 5, rest: 0, breaths: 2 }, ["in", "out"]],
  ])("%s: runs through its phases and ends", (_, pattern, parts) => {
    expect(phasesOf(pattern)).toEqual(
      Array.from({ length: pattern.breaths }, (__, i) => parts.map((phase) => `${i + 1} ${phase}`)).flat(),
    );
    expect(placeAt(pattern, lengthMs(pattern))).toBeNull();
  });

  it("counts each phase down to 1", () => {
    expect(placeAt(SIX_BREATHS, 0)).toEqual({ breath: 1, phase: "in", secondsLeft: 4 });
    expect(placeAt(SIX_BREATHS, 3_999)).toEqual({ breath: 1, phase: "in", secondsLeft: 1 });
    expect(placeAt(SIX_BREATHS, 4_000)).toEqual({ breath: 1, phase: "hold", secondsLeft: 2 });
    expect(placeAt(SIX_BREATHS, 6_000)).toEqual({ breath: 1, phase: "out", secondsLeft: 6 });
    expect(placeAt(SIX_BREATHS, 12_000)?.breath).toBe(2);
    expect(placeAt(SIX_BREATHS, -5)).toEqual(placeAt(SIX_BREATHS, 0));
  });

  it("gives the line keyframes at the same times", () => {
    const frames = lineKeyframes(box, "linear");
    expect(frames.map(({ offset }) => offset)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(frames.map(({ strokeDashoffset }) => strokeDashoffset)).toEqual([1.02, 0, 0, -1.02, -1.02]);
  });
});
