import { describe, expect, it } from "vitest";
import { fold, matching } from "./matching";

const cities = [
  { label: "New York", keywords: "Eastern EST America/New_York" },
  { label: "São Paulo" },
  { label: "York" },
  { label: "चेन्नई", keywords: "Chennai Madras" },
];

describe("fold", () => {
  it("removes accents and case", () => expect(fold("  SÃO ")).toBe("sao"));
  it("ignores the nukta, however it is written", () => {
    for (const word of ["\u095bिंदगी", "\u091c\u093cिंदगी"]) expect(fold(word)).toBe("जिंदगी");
  });
  it("keeps the vowel signs of Devanagari and Tamil", () => {
    expect(fold("हिन्दी")).toBe("हिन्दी".normalize("NFC"));
    expect(fold("தமிழ்")).toBe("தமிழ்".normalize("NFC"));
  });
});

describe("matching", () => {
  it("returns all options without typed text", () => expect(matching(cities, " ")).toEqual(cities));
  it("puts labels that start with the typed text first", () =>
    expect(matching(cities, "york").map((city) => city.label)).toEqual(["York", "New York"]));
  it("matches every word in any order, also in keywords", () =>
    expect(matching(cities, "est new").map((city) => city.label)).toEqual(["New York"]));
  it("matches across accents and scripts", () => {
    expect(matching(cities, "sao").map((city) => city.label)).toEqual(["São Paulo"]);
    expect(matching(cities, "madras").map((city) => city.label)).toEqual(["चेन्नई"]);
  });
  it("returns nothing without a match", () => expect(matching(cities, "oslo")).toEqual([]));
});
