import { inWords } from "@aangan/shell/check-ins/moods.ts";
import { expect, it } from "vitest";
import { monthAfter, placesOf, summaryOf, usualMood, wordsFor } from "./moods";
import { type CheckIn, type CheckInMonth, withDay } from "./queries";

const on = (day: string, mood: string, word = ""): CheckIn => ({
  day,
  mood,
  word,
  note: "",
  unreadable: false,
  shared: false,
  updatedAt: "2026-11-24T18:00:00Z",
});

it("inWords writes an offered word in small letters and leaves the member's own as it is", () => {
  expect(inWords(on("2026-11-24", "good", "hopeful"))).toBe("Good, hopeful");
  expect(inWords(on("2026-11-24", "good", "Diwali"))).toBe("Good, Diwali");
  expect(inWords(on("2026-11-24", "heavy"))).toBe("Heavy");
});

it("summaryOf names the most frequent mood, and of two the later", () => {
  expect(summaryOf([])).toBe("No check-ins yet.");
  expect(summaryOf([on("2026-11-01", "low")])).toBe("1 check-in, Low.");
  const days = [on("2026-11-01", "low"), on("2026-11-02", "okay"), on("2026-11-03", "low"), on("2026-11-04", "okay")];
  expect(summaryOf(days)).toBe("4 check-ins, mostly Okay.");
  expect(usualMood([...days, on("2026-11-05", "low")])).toBe("low");
  expect(usualMood([on("2026-11-05", "")])).toBe("");
});

it("wordsFor keeps a chosen word that belongs to another mood", () => {
  const codes = (mood: string, word: string) => wordsFor(mood, word).map(({ code }) => code);
  expect(codes("bright", "tired")).toEqual(["tired", "calm", "hopeful", "grateful", "proud"]);
  expect(codes("bright", "own")).toHaveLength(4);
  expect(codes("", "")).toEqual([]);
});

it("placesOf and monthAfter know the calendar", () => {
  expect(placesOf("2026-11").slice(0, 2)).toEqual(["2026-11-01", "2026-11-02"]);
  expect(placesOf("2028-02").slice(0, 3)).toEqual([null, null, "2028-02-01"]);
  expect(placesOf("2028-02")).toContain("2028-02-29");
  expect([monthAfter("2026-11", 2), monthAfter("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
});

it("withDay adds or changes a day of its month only", () => {
  const month: CheckInMonth = {
    month: "2026-11",
    today: "2026-11-24",
    earliest: "",
    lowDays: 0,
    days: [on("2026-11-20", "low")],
  };
  expect(withDay(month, "2026-10-31", { mood: "good" })).toBe(month);
  const added = withDay(month, "2026-11-02", { mood: "good" });
  expect(added.days.map(({ day, mood }) => `${day} ${mood}`)).toEqual(["2026-11-02 good", "2026-11-20 low"]);
  expect(withDay(added, "2026-11-20", { word: "tired" }).days[1]).toMatchObject({ mood: "low", word: "tired" });
  expect(added.earliest).toBe("2026-11");
});
