import { describe, expect, it } from "vitest";
import { wholeSentences } from "./sentences";

describe("wholeSentences", () => {
  it("omits an incomplete sentence", () => {
    expect(wholeSentences("")).toBe("");
    expect(wholeSentences("That sounds")).toBe("");
    expect(wholeSentences("That sounds heavy.")).toBe("");
    expect(wholeSentences("That sounds heavy. What")).toBe("That sounds heavy.");
    expect(wholeSentences("She said “log kya kahenge?” and")).toBe("She said “log kya kahenge?”");
    expect(wholeSentences("यह भारी है। क्या")).toBe("यह भारी है।");
    expect(wholeSentences("One:\n\nfirst")).toBe("One:");
  });

  it("does not cut inside a number", () => {
    expect(wholeSentences("Breathe for 4.5 seconds")).toBe("");
  });
});
