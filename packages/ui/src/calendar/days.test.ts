import { describe, expect, it } from "vitest";
import { addDays, addMonths, clampDay, formatDay, startOfWeek, today, weekday, weeksOf } from "./days";

describe("days", () => {
  it("adds days across months, leap days and daylight saving time", () => {
    expect(addDays("2026-11-01", -1)).toBe("2026-10-31");
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2026-11-01", 1)).toBe("2026-11-02");
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  });

  it("uses the last day of a shorter month", () => {
    expect(addMonths("2027-01-31", 1)).toBe("2027-02-28");
    expect(addMonths("2026-03-31", -1)).toBe("2026-02-28");
    expect(addMonths("2026-11-24", 2)).toBe("2027-01-24");
    expect(addMonths("2028-02-29", 12)).toBe("2029-02-28");
  });

  it("supports weeks that start on Sunday and on Monday", () => {
    expect(weekday("2026-11-24")).toBe(2);
    expect(startOfWeek("2026-11-24", 0)).toBe("2026-11-22");
    expect(startOfWeek("2026-11-24", 1)).toBe("2026-11-23");
    expect(startOfWeek("2026-11-22", 1)).toBe("2026-11-16");
  });

  it("splits a month into weeks of seven", () => {
    const weeks = weeksOf("2026-11-24", 0);
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe("2026-11-01");
    expect(weeks[4]).toEqual(["2026-11-29", "2026-11-30", null, null, null, null, null]);
    expect(weeksOf("2026-11-01", 1)[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
    expect(weeksOf("2027-02-01", 1)).toHaveLength(4);
  });

  it("limits a day to the range", () => {
    expect(clampDay("2026-11-01", "2026-11-10", undefined)).toBe("2026-11-10");
    expect(clampDay("2026-11-30", undefined, "2026-11-20")).toBe("2026-11-20");
    expect(clampDay("2026-11-15", "2026-11-10", "2026-11-20")).toBe("2026-11-15");
  });

  it("takes today from the local clock and formats a day by locale", () => {
    expect(today(new Date(2026, 10, 4, 23, 59))).toBe("2026-11-04");
    expect(formatDay("2026-11-24", "en-US", { weekday: "long", month: "long", day: "numeric" })).toBe(
      "Tuesday, November 24",
    );
  });
});
