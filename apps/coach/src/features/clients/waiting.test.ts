import { describe, expect, it } from "vitest";
import { isLate, replyDeadline, waitingTime } from "./waiting";

const now = new Date("2026-11-21T14:30:00Z");
const zone = "Asia/Kolkata"; // 8:00 PM on Saturday, November 21

describe("waitingTime", () => {
  it.each([
    ["2026-11-21T14:30:20Z", "less than a minute"],
    ["2026-11-21T14:29:30Z", "less than a minute"],
    ["2026-11-21T14:29:00Z", "1 minute"],
    ["2026-11-21T13:31:00Z", "59 minutes"],
    ["2026-11-21T13:30:00Z", "1 hour"],
    ["2026-11-19T14:31:00Z", "47 hours"],
    ["2026-11-19T14:30:00Z", "2 days"],
  ])("since %s is %s", (since, words) => {
    expect(waitingTime(since, now)).toBe(words);
  });
});

it("isLate is true only after the promised time", () => {
  expect(isLate({ answerBy: null }, now)).toBe(false);
  expect(isLate({ answerBy: "2026-11-21T14:30:00Z" }, now)).toBe(false);
  expect(isLate({ answerBy: "2026-11-21T14:29:59Z" }, now)).toBe(true);
});

describe("replyDeadline", () => {
  it.each([
    [
      "all of the time left",
      "2026-11-21T14:30:00Z",
      "2026-11-22T14:30:00Z",
      1,
      "Reply by tomorrow at 8:00 PM",
      "24 h left",
    ],
    [
      "half of the time left",
      "2026-11-21T02:30:00Z",
      "2026-11-22T02:30:00Z",
      0.5,
      "Reply by tomorrow at 8:00 AM",
      "12 h left",
    ],
    ["due later today", "2026-11-20T17:30:00Z", "2026-11-21T17:30:00Z", 0.125, "Reply by 11:00 PM", "3 h left"],
    ["due now", "2026-11-20T14:30:00Z", "2026-11-21T14:30:00Z", 0, "Reply by 8:00 PM", "1 min left"],
    ["overdue", "2026-11-20T14:00:00Z", "2026-11-21T14:00:00Z", 0, "Was due 7:30 PM", "Overdue by 30 min"],
    [
      "overdue by days",
      "2026-11-18T14:30:00Z",
      "2026-11-19T14:30:00Z",
      0,
      "Was due Thu, Nov 19 at 8:00 PM",
      "Overdue by 2 days",
    ],
    [
      "due in days",
      "2026-11-21T14:30:00Z",
      "2026-11-24T14:30:00Z",
      1,
      "Reply by Tue, Nov 24 at 8:00 PM",
      "3 days left",
    ],
    ["due in minutes", "2026-11-21T14:30:00Z", "2026-11-21T15:00:00Z", 1 / 48, "Reply by 8:30 PM", "30 min left"],
  ])("returns fraction, deadline and remaining time: %s", (_, since, answerBy, left, by, rest) => {
    expect(replyDeadline(since, answerBy, now, zone)).toEqual({ left, late: rest.startsWith("Overdue"), by, rest });
  });
});
