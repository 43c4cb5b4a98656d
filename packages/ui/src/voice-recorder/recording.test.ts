import { describe, expect, it } from "vitest";
import { loudness, troubleOf } from "./recording";

describe("loudness", () => {
  it("maps silence to 0 and the maximum to 1 on a logarithmic scale", () => {
    expect(loudness([])).toBe(0);
    expect(loudness([0, 0, 0])).toBe(0);
    expect(loudness([1, -1, 1, -1])).toBe(1);
    // A tenth of the amplitude is 20 dB less: two thirds of the scale.
    expect(loudness([0.1, -0.1])).toBeCloseTo(2 / 3);
    expect(loudness([0.0001, -0.0001])).toBe(0);
  });
});

describe("troubleOf", () => {
  it("distinguishes denied, missing and failed microphones", () => {
    const named = (name: string) => troubleOf(new DOMException("no", name));
    expect(named("NotAllowedError")).toBe("denied");
    expect(named("NotFoundError")).toBe("missing");
    expect(named("NotReadableError")).toBe("failed");
    expect(troubleOf("no")).toBe("failed");
  });
});
