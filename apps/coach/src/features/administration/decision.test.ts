import * as moderation from "@aangan/copy/moderation";
import { describe, expect, it } from "vitest";
import { emptyDraft, needsConfirmation, toDecision } from "./decision";
import { minutesLeft } from "./lease";

describe("a moderation decision", () => {
  it.each([
    ["nothing is chosen", {}, { outcome: moderation.chooseOutcome }],
    ["too many days", { outcome: "hide", suspendDays: "31" }, { suspendDays: moderation.suspendDays }],
    ["half a day", { outcome: "hide", suspendDays: "1.5" }, { suspendDays: moderation.suspendDays }],
    ["no number", { outcome: "hide", suspendDays: "a week" }, { suspendDays: moderation.suspendDays }],
    ["a long note", { outcome: "keep", note: "அ".repeat(2001) }, { note: moderation.noteTooLong }],
  ])("is rejected with a field error: %s", (_, change, faults) => {
    expect(toDecision({ ...emptyDraft, ...change }, "r")).toEqual({ faults });
  });

  it("is sent trimmed, with the case's revision", () => {
    const draft = { outcome: "remove", warn: true, help: false, suspendDays: " 7 ", note: " A street. " };
    const decision = { revision: "r1", outcome: "remove", warn: true, help: false, suspendDays: 7, note: "A street." };
    expect(toDecision(draft, "r1")).toEqual({ decision });
  });

  it.each([
    ["keep", 0, false],
    ["hide", 0, false],
    ["keep", 1, true],
    ["remove", 0, true],
  ] as const)("%s with a suspension of %d days is grave: %s", (outcome, suspendDays, grave) => {
    expect(needsConfirmation({ revision: "r", outcome, suspendDays })).toBe(grave);
  });
});

it.each([
  ["2026-11-21T12:30:20Z", 30],
  ["2026-11-21T12:30:00Z", 30],
  ["2026-11-21T12:00:01Z", 1],
  ["2026-11-21T12:00:00Z", 0],
  ["2026-11-21T11:00:00Z", 0],
])("minutesLeft until %s is %d, rounded up and never negative", (until, minutes) => {
  expect(minutesLeft(until, new Date("2026-11-21T12:00:00Z"))).toBe(minutes);
});
