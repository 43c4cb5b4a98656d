import { expect, it } from "vitest";
import { dayAndTime, dayName } from "./times";

const zone = "Asia/Kolkata";

it.each([
  ["without the year in this year", "2026-11-24T14:30:00Z", "2026-11-21T14:30:00Z", "Tue, Nov 24 at 8:00 PM"],
  ["with the year in another year", "2025-11-24T14:30:00Z", "2026-11-21T14:30:00Z", "Mon, Nov 24, 2025 at 8:00 PM"],
  // In UTC both are of 2026.
  ["by the year in the coach's zone", "2026-12-31T10:30:00Z", "2026-12-31T20:00:00Z", "Thu, Dec 31, 2026 at 4:00 PM"],
])("dayAndTime formats a session's time %s", (_, instant, now, words) => {
  expect(dayAndTime(instant, zone, new Date(now))).toBe(words);
});

it("dayName names today and tomorrow, and adds the year in another year", () => {
  expect(["2026-12-30", "2026-12-31", "2027-01-01"].map((day) => dayName(day, "2026-12-30"))).toEqual([
    "Today",
    "Tomorrow",
    "Friday, January 1, 2027",
  ]);
});
