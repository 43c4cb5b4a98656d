import { describe, expect, it } from "vitest";
import { isLate, waitedFor, whenInWords, whoWaits } from "./waiting";

const now = new Date("2026-11-21T14:30:00Z");
const zone = "Asia/Kolkata"; // 8:00 PM on Saturday, November 21

describe("waitedFor", () => {
  it.each([
    ["2026-11-21T14:30:20Z", "a moment"],
    ["2026-11-21T14:29:30Z", "a moment"],
    ["2026-11-21T14:29:00Z", "1 minute"],
    ["2026-11-21T13:31:00Z", "59 minutes"],
    ["2026-11-21T13:30:00Z", "1 hour"],
    ["2026-11-19T14:31:00Z", "47 hours"],
    ["2026-11-19T14:30:00Z", "2 days"],
  ])("%s is %s", (since, words) => {
    expect(waitedFor(since, now)).toBe(words);
  });
});

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

describe("who waits", () => {
  const waiting = (id: string, waitingSince: string | null, answerBy: string | null = null) => {
    return { id, waitingSince, answerBy };
  };

  it("puts whoever has waited longest first, whatever the list's order", () => {
    const clients = [
      waiting("a", "2026-11-21T10:00:00Z"),
      waiting("b", null),
      waiting("c", "2026-11-20T10:00:00Z"),
      waiting("d", "2026-11-21T09:59:59.9Z"),
    ];
    expect(whoWaits(clients).map(({ id }) => id)).toEqual(["c", "d", "a"]);
    expect(clients.map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
  });

  it("is late only when the promise is past", () => {
    expect(isLate({ answerBy: null }, now)).toBe(false);
    expect(isLate({ answerBy: "2026-11-21T14:30:00Z" }, now)).toBe(false);
    expect(isLate({ answerBy: "2026-11-21T14:29:59Z" }, now)).toBe(true);
  });
});
