import { describe, expect, it } from "vitest";
import { byPartOfDay, clockAt, dayAt, exactClockAt, isTwice, partOfDay, weekdayAt, zoneAt } from "./clock";

const california = "America/Los_Angeles";
const india = "Asia/Kolkata";

describe("clocks", () => {
  it("shows one instant on two clocks", () => {
    expect(clockAt("2026-11-24T17:00:00Z", california, "en-US")).toBe("9:00 AM");
    expect(clockAt("2026-11-24T17:00:00Z", india, "en-US")).toBe("10:30 PM");
  });

  it("shows the next day for a zone that is ahead", () => {
    expect(weekdayAt("2026-11-25T02:00:00Z", california, "en-US")).toBe("Tue");
    expect(weekdayAt("2026-11-25T02:00:00Z", india, "en-US")).toBe("Wed");
  });

  it("follows daylight saving time", () => {
    expect(clockAt("2026-10-31T16:00:00Z", california, "en-US")).toBe("9:00 AM");
    expect(clockAt("2026-11-02T16:00:00Z", california, "en-US")).toBe("8:00 AM");
  });

  it("adds the zone name to a time that occurs twice when clocks are turned back", () => {
    expect(exactClockAt("2026-11-01T08:30:00Z", california, "en-US")).toBe("1:30 AM PDT");
    expect(exactClockAt("2026-11-01T09:30:00Z", california, "en-US")).toBe("1:30 AM PST");
    // The hours around it occur once.
    expect(exactClockAt("2026-11-01T07:30:00Z", california, "en-US")).toBe("12:30 AM");
    expect(exactClockAt("2026-11-01T10:00:00Z", california, "en-US")).toBe("2:00 AM");
    // A clock that changes by half an hour.
    expect(isTwice("2026-04-04T14:45:00Z", "Australia/Lord_Howe")).toBe(true);
    expect(isTwice("2026-04-04T15:30:00Z", "Australia/Lord_Howe")).toBe(false);
  });

  it("finds no repeated time without daylight saving time or when clocks are turned forward", () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const start = `2026-11-01T${String(hour).padStart(2, "0")}:30:00Z`;
      for (const zone of ["America/Phoenix", "Pacific/Honolulu", india, "Asia/Kathmandu"]) {
        expect(isTwice(start, zone), `${zone} ${start}`).toBe(false);
      }
      expect(isTwice(start.replace("2026-11-01", "2026-03-08"), california), start).toBe(false);
    }
  });

  it("names a zone by its local abbreviation", () => {
    expect(zoneAt("2026-11-24T17:00:00Z", california)).toBe("PST");
    expect(zoneAt("2026-07-24T17:00:00Z", california)).toBe("PDT");
    expect(zoneAt("2026-07-24T17:00:00Z", "America/Phoenix")).toBe("MST");
    expect(zoneAt("2026-07-24T17:00:00Z", "Pacific/Honolulu")).toBe("HST");
    expect(zoneAt("2026-07-24T17:00:00Z", india)).toBe("IST");
    expect(zoneAt("2026-07-24T17:00:00Z", "Europe/London")).toBe("BST");
    expect(zoneAt("2026-11-24T17:00:00Z", "Europe/London")).toBe("GMT");
    expect(zoneAt("2026-07-24T17:00:00Z", "Asia/Kathmandu")).toBe("GMT+5:45");
    expect(zoneAt("2026-07-24T17:00:00Z", "UTC")).toBe("UTC");
  });

  it("returns the date at a place", () => {
    expect(dayAt("2026-11-25T02:00:00Z", california)).toBe("2026-11-24");
    expect(dayAt("2026-11-24T18:15:00Z", "Asia/Kathmandu")).toBe("2026-11-25");
    expect(dayAt("2026-11-24T18:14:00Z", "Asia/Kathmandu")).toBe("2026-11-24");
  });

  it("returns the part of the day at a place", () => {
    expect(partOfDay("2026-11-24T15:00:00Z", california)).toBe("morning");
    expect(partOfDay("2026-11-24T14:59:00Z", california)).toBe("night");
    expect(partOfDay("2026-11-24T20:00:00Z", california)).toBe("afternoon");
    expect(partOfDay("2026-11-25T01:00:00Z", california)).toBe("evening");
    expect(partOfDay("2026-11-25T05:59:00Z", california)).toBe("evening");
    expect(partOfDay("2026-11-25T06:00:00Z", california)).toBe("night");
    expect(partOfDay("2026-11-24T18:30:00Z", india)).toBe("night");
  });

  it("groups slots by part of the day in order of time", () => {
    const slots = [
      { id: "c", start: "2026-11-24T22:00:00Z" },
      { id: "a", start: "2026-11-24T15:00:00Z" },
      { id: "b", start: "2026-11-24T16:00:00Z" },
    ];
    expect(byPartOfDay(slots, california).map((run) => [run.part, run.slots.map((slot) => slot.id)])).toEqual([
      ["morning", ["a", "b"]],
      ["afternoon", ["c"]],
    ]);
  });
});
