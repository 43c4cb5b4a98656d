import { describe, expect, it } from "vitest";
import { languageOf } from "./language";
import { wholeSentences } from "./sentences";

describe("languageOf", () => {
  it("is told by the script of most letters", () => {
    expect(languageOf("घर की बहुत याद आती है")).toBe("hi");
    expect(languageOf("மனசு அமைதியா இல்ல")).toBe("ta");
    expect(languageOf("Amma கிட்ட பேசணும், ஆனா பயமா இருக்கு")).toBe("ta");
    expect(languageOf("She said क्यों and left the room")).toBeUndefined();
    expect(languageOf("Bahut stress ho raha hai")).toBeUndefined();
    expect(languageOf("988")).toBeUndefined();
    expect(languageOf("")).toBeUndefined();
  });
});

describe("wholeSentences", () => {
  it("leaves out what has only begun", () => {
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
