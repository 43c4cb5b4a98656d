import { describe, expect, it } from "vitest";
import { dayWithYear, longDay, shortDay, whenInWords } from "./days";

const now = new Date("2026-11-21T14:30:00Z");
const zone = "Asia/Kolkata"; // 8:00 PM on Saturday, November 21

describe("whenInWords", () => {
  it.each([
    ["2026-11-21T16:30:00Z", "today, 10:00 PM"],
    // Still Saturday in UTC, already Sunday for the coach.
    ["2026-11-21T18:30:00Z", "tomorrow, 12:00 AM"],
    ["2026-11-20T18:00:00Z", "yesterday, 11:30 PM"],
    ["2026-11-23T14:30:00Z", "Mon, Nov 23, 8:00 PM"],
  ])("%s is %s", (instant, words) => {
    expect(whenInWords(instant, now, zone)).toBe(words);
  });
});

it("says a day, long or short", () => {
  expect(longDay("2026-11-24")).toBe("Tuesday, November 24");
  expect(shortDay("2026-11-24")).toBe("Tue, Nov 24");
  expect(dayWithYear("2026-11-24")).toBe("November 24, 2026");
});
