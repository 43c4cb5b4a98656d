import { describe, expect, it } from "vitest";
import { loudness, troubleOf } from "./recording";

describe("loudness", () => {
  it("goes from silence to the most there is, as ears hear it", () => {
    expect(loudness([])).toBe(0);
    expect(loudness([0, 0, 0])).toBe(0);
    expect(loudness([1, -1, 1, -1])).toBe(1);
    // A tenth of the swing is 20 dB less: two thirds of the scale.
    expect(loudness([0.1, -0.1])).toBeCloseTo(2 / 3);
    expect(loudness([0.0001, -0.0001])).toBe(0);
  });
});

describe("a microphone that does not open", () => {
  it("was refused, is not there, or failed", () => {
    const named = (name: string) => troubleOf(new DOMException("no", name));
    expect(named("NotAllowedError")).toBe("denied");
    expect(named("NotFoundError")).toBe("missing");
    expect(named("NotReadableError")).toBe("failed");
    expect(troubleOf("no")).toBe("failed");
  });
});
