import { describe, expect, it } from "vitest";
import { BREATHS, PHASES_MS, placeAt } from "./timing";

describe("a round of breaths", () => {
  it("goes in, holds and goes out, six times, and is over", () => {
    const seen: string[] = [];
    for (let ms = 0; ms < 100_000; ms += 500) {
      const place = placeAt(ms);
      if (!place) break;
      const name = `${place.breath} ${place.phase}`;
      if (seen.at(-1) !== name) seen.push(name);
    }
    const phases = ["in", "hold", "out"];
    expect(seen).toEqual(Array.from({ length: BREATHS }, (_, i) => phases.map((phase) => `${i + 1} ${phase}`)).flat());
    expect(placeAt(BREATHS * 12_000)).toBeNull();
  });

  it("counts each part down to 1", () => {
    expect(placeAt(0)).toEqual({ breath: 1, phase: "in", secondsLeft: PHASES_MS.in / 1000 });
    expect(placeAt(3_999)).toEqual({ breath: 1, phase: "in", secondsLeft: 1 });
    expect(placeAt(4_000)).toEqual({ breath: 1, phase: "hold", secondsLeft: 2 });
    expect(placeAt(6_000)).toEqual({ breath: 1, phase: "out", secondsLeft: 6 });
    expect(placeAt(12_000)?.breath).toBe(2);
    expect(placeAt(-5)).toEqual(placeAt(0));
  });
});
