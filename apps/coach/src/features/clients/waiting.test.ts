import { describe, expect, it } from "vitest";
import { isLate, promised, waitedFor } from "./waiting";

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

it("is late only when the promise is past", () => {
  expect(isLate({ answerBy: null }, now)).toBe(false);
  expect(isLate({ answerBy: "2026-11-21T14:30:00Z" }, now)).toBe(false);
  expect(isLate({ answerBy: "2026-11-21T14:29:59Z" }, now)).toBe(true);
});

describe("promised", () => {
  it.each([
    ["just now", "2026-11-21T14:30:00Z", "2026-11-22T14:30:00Z", 1, "Answer by tomorrow, 8:00 PM", "24 h left"],
    ["half", "2026-11-21T02:30:00Z", "2026-11-22T02:30:00Z", 0.5, "Answer by tomorrow, 8:00 AM", "12 h left"],
    ["later today", "2026-11-20T17:30:00Z", "2026-11-21T17:30:00Z", 0.125, "Answer by 11:00 PM", "3 h left"],
    ["now", "2026-11-20T14:30:00Z", "2026-11-21T14:30:00Z", 0, "Answer by 8:00 PM", "1 min left"],
    ["over", "2026-11-20T14:00:00Z", "2026-11-21T14:00:00Z", 0, "Promised by 7:30 PM", "Overdue by 30 min"],
    [
      "long over",
      "2026-11-18T14:30:00Z",
      "2026-11-19T14:30:00Z",
      0,
      "Promised by Thu, Nov 19, 8:00 PM",
      "Overdue by 2 days",
    ],
    ["three days", "2026-11-21T14:30:00Z", "2026-11-24T14:30:00Z", 1, "Answer by Tue, Nov 24, 8:00 PM", "3 days left"],
    [
      "half an hour's promise",
      "2026-11-21T14:30:00Z",
      "2026-11-21T15:00:00Z",
      1 / 48,
      "Answer by 8:30 PM",
      "30 min left",
    ],
  ])("%s", (_, since, answerBy, left, by, rest) => {
    expect(promised(since, answerBy, now, zone)).toEqual({ left, late: rest.startsWith("Overdue"), by, rest });
  });
});
