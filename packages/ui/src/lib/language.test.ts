import { describe, expect, it } from "vitest";
import { languageOf, writtenLanguageOf } from "./language";

describe("languageOf", () => {
  it("returns the language of the most frequent script", () => {
    expect(languageOf("घर की बहुत याद आती है")).toBe("hi");
    expect(languageOf("மனசு அமைதியா இல்ல")).toBe("ta");
    expect(languageOf("Amma கிட்ட பேசணும், ஆனா பயமா இருக்கு")).toBe("ta");
    expect(languageOf("She said क्यों and left the room")).toBeUndefined();
    expect(languageOf("Bahut stress ho raha hai")).toBeUndefined();
    expect(languageOf("988")).toBeUndefined();
    expect(languageOf("")).toBeUndefined();
  });
});

it("writtenLanguageOf takes the language of the script, else English", () => {
  expect(writtenLanguageOf("घर की बहुत याद आती है")).toBe("hi");
  expect(writtenLanguageOf("மனசு அமைதியா இல்ல")).toBe("ta");
  expect(writtenLanguageOf("Walks on the beach before breakfast")).toBe("en");
});
