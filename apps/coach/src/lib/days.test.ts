import { describe, expect, it } from "vitest";
import { dayWithYear, formatWhen, longDay, shortDay } from "./days";

const now = new Date("2026-11-21T14:30:00Z");
const zone = "Asia/Kolkata"; // 8:00 PM on Saturday, November 21

describe("formatWhen", () => {
  it.each([
    ["2026-11-21T16:30:00Z", "today at 10:00 PM"],
    // Still Saturday in UTC, already Sunday for the coach.
    ["2026-11-21T18:30:00Z", "tomorrow at 12:00 AM"],
    ["2026-11-20T18:00:00Z", "yesterday at 11:30 PM"],
    ["2026-11-23T14:30:00Z", "Mon, Nov 23 at 8:00 PM"],
    ["2025-11-23T14:30:00Z", "Sun, Nov 23, 2025 at 8:00 PM"],
    // Still last year in UTC, already this year for the coach.
    ["2025-12-31T18:30:00Z", "Thu, Jan 1 at 12:00 AM"],
  ])("formats %s as %s", (instant, words) => {
    expect(formatWhen(instant, now, zone)).toBe(words);
  });
});

it.each([
  ["2026-11-24", "Tuesday, November 24", "Tue, Nov 24"],
  ["2025-11-24", "Monday, November 24, 2025", "Mon, Nov 24, 2025"],
  ["2027-01-01", "Friday, January 1, 2027", "Fri, Jan 1, 2027"],
])("longDay and shortDay format %s, with the year in another year", (day, long, short) => {
  expect(longDay(day, "2026-11-21")).toBe(long);
  expect(shortDay(day, "2026-11-21")).toBe(short);
});

it("longDay includes the year while today is unknown, dayWithYear always", () => {
  expect(longDay("2026-11-24", null)).toBe("Tuesday, November 24, 2026");
  expect(dayWithYear("2026-11-24")).toBe("November 24, 2026");
});
