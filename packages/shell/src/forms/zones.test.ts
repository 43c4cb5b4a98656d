import { describe, expect, it } from "vitest";
import { timeIn, zoneChoices, zoneLabel } from "./zones";

describe("time zones", () => {
  it("zoneLabel formats a zone as its city", () => {
    expect(zoneLabel("America/New_York")).toBe("New York");
    expect(zoneLabel("America/Indiana/Knox")).toBe("Knox, Indiana");
    expect(zoneLabel("Asia/Calcutta")).toBe("Kolkata");
    expect(zoneLabel("UTC")).toBe("UTC");
  });

  it("zoneChoices returns each zone once under its current name, the common ones first", () => {
    const choices = zoneChoices("Asia/Katmandu");
    const values = choices.map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    expect(new Set(choices.map(({ label }) => label)).size).toBe(values.length);
    expect(values).not.toContain("Asia/Katmandu");
    expect(values).not.toContain("Asia/Calcutta");
    expect(values).toEqual(expect.arrayContaining(["Asia/Kathmandu", "Asia/Kolkata", "UTC"]));
    expect(values.slice(0, 7)).toEqual([
      "America/New_York",
      "America/Chicago",
      "America/Denver",
      "America/Phoenix",
      "America/Los_Angeles",
      "America/Anchorage",
      "Pacific/Honolulu",
    ]);
  });

  it("zoneChoices includes colloquial names as keywords", () => {
    const named = (word: string) =>
      zoneChoices("UTC")
        .filter(({ label, keywords }) => `${label} ${keywords}`.toLowerCase().includes(word.toLowerCase()))
        .map(({ value }) => value);
    expect(named("pacific")).toContain("America/Los_Angeles");
    expect(named("chennai")).toEqual(["Asia/Kolkata"]);
    expect(named("arizona")).toEqual(["America/Phoenix"]);
  });

  it("timeIn formats the time, and returns nothing for an unknown zone", () => {
    const at = new Date("2026-07-01T12:00:00Z");
    expect(timeIn("Asia/Kolkata", at).replace(/\s/u, " ")).toBe("5:30 PM");
    expect(timeIn("Nowhere/Here", at)).toBe("");
  });
});
