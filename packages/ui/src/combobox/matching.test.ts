import { describe, expect, it } from "vitest";
import { fold, matching } from "./matching";

const cities = [
  { label: "New York", keywords: "Eastern EST America/New_York" },
  { label: "São Paulo" },
  { label: "York" },
  { label: "चेन्नई", keywords: "Chennai Madras" },
];

describe("fold", () => {
  it("takes accents and case away", () => expect(fold("  SÃO ")).toBe("sao"));
  it("keeps the vowel signs of Devanagari and Tamil", () => {
    expect(fold("हिन्दी")).toBe("हिन्दी".normalize("NFC"));
    expect(fold("தமிழ்")).toBe("தமிழ்".normalize("NFC"));
  });
});

describe("matching", () => {
  it("gives everything for nothing typed", () => expect(matching(cities, " ")).toEqual(cities));
  it("puts what starts with the typed text first", () =>
    expect(matching(cities, "york").map((city) => city.label)).toEqual(["York", "New York"]));
  it("finds every word, in any order, in keywords too", () =>
    expect(matching(cities, "est new").map((city) => city.label)).toEqual(["New York"]));
  it("finds across accents and scripts", () => {
    expect(matching(cities, "sao").map((city) => city.label)).toEqual(["São Paulo"]);
    expect(matching(cities, "madras").map((city) => city.label)).toEqual(["चेन्नई"]);
  });
  it("finds nothing for what is not there", () => expect(matching(cities, "oslo")).toEqual([]));
});
