import { describe, expect, it } from "vitest";
import { byDay, dayInWords, type ThreadMessage } from "./thread";

const message = (over: Partial<ThreadMessage>): ThreadMessage => ({
  id: "a",
  seq: 1,
  text: "Namaste",
  createdAt: "2026-11-20T17:00:00Z",
  mine: true,
  automatic: false,
  status: "sent",
  ...over,
});

describe("byDay and dayInWords", () => {
  it("byDay groups messages by day in the given time zone", () => {
    const late = [
      message({ id: "1", createdAt: "2026-11-20T06:30:00Z" }),
      message({ id: "2", createdAt: "2026-11-20T09:30:00Z" }),
    ];
    expect(byDay(late, "America/Los_Angeles").map((d) => d.date)).toEqual(["2026-11-19", "2026-11-20"]);
    expect(byDay(late, "Asia/Kolkata").map((d) => d.date)).toEqual(["2026-11-20"]);
  });

  it("dayInWords returns today, yesterday or a date", () => {
    const words = { today: "Today", yesterday: "Yesterday", locale: "en-US" };
    const now = new Date("2026-11-20T20:00:00Z");
    expect(dayInWords("2026-11-20", words, "UTC", now)).toBe("Today");
    expect(dayInWords("2026-11-19", words, "UTC", now)).toBe("Yesterday");
    expect(dayInWords("2026-03-02", words, "UTC", now)).toBe("Monday, March 2");
    expect(dayInWords("2025-12-31", words, "UTC", now)).toBe("Wednesday, December 31, 2025");
  });
});
