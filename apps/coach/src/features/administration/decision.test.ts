import { moderation } from "@aangan/copy/moderation";
import { describe, expect, it } from "vitest";
import { decided, isGrave, untouched } from "./decision";
import { minutesLeft } from "./lease";

describe("a decision", () => {
  it.each([
    ["nothing is chosen", {}, { outcome: moderation.chooseOutcome }],
    ["too many days", { outcome: "hide", suspendDays: "31" }, { suspendDays: moderation.suspendDays }],
    ["half a day", { outcome: "hide", suspendDays: "1.5" }, { suspendDays: moderation.suspendDays }],
    ["no number", { outcome: "hide", suspendDays: "a week" }, { suspendDays: moderation.suspendDays }],
    ["a long note", { outcome: "keep", note: "அ".repeat(2001) }, { note: moderation.noteTooLong }],
  ])("is refused: %s", (_, change, faults) => {
    expect(decided({ ...untouched, ...change }, "r")).toEqual({ faults });
  });

  it("is sent with the revision that was read", () => {
    const draft = { outcome: "remove", warn: true, help: false, suspendDays: " 7 ", note: " A street. " };
    const decision = { revision: "r1", outcome: "remove", warn: true, help: false, suspendDays: 7, note: "A street." };
    expect(decided(draft, "r1")).toEqual({ decision });
  });

  it.each([
    ["keep", 0, false],
    ["hide", 0, false],
    ["keep", 1, true],
    ["remove", 0, true],
  ] as const)("%s with %d days is grave: %s", (outcome, suspendDays, grave) => {
    expect(isGrave({ revision: "r", outcome, suspendDays })).toBe(grave);
  });
});

it.each([
  ["2026-11-21T12:30:20Z", 30],
  ["2026-11-21T12:30:00Z", 30],
  ["2026-11-21T12:00:01Z", 1],
  ["2026-11-21T12:00:00Z", 0],
  ["2026-11-21T11:00:00Z", 0],
])("until %s are %d minutes", (until, minutes) => {
  expect(minutesLeft(until, new Date("2026-11-21T12:00:00Z"))).toBe(minutes);
});
