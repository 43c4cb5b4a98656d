import { expect, test } from "vitest";
import { lastHeld, sameDays, sameHour } from "./after";

const held = (date: string, changes = {}) => ({
  coachId: "meera",
  date,
  endsAt: new Date(Date.parse(date) + 1_800_000).toISOString(),
  status: "completed" as const,
  outcome: null,
  videoTrouble: false,
  ...changes,
});
const now = new Date("2026-11-20T12:00:00Z");

test("lastHeld skips sessions that did not take place, and those ahead", () => {
  const last = held("2026-11-10T15:00:00Z");
  const sessions = [
    held("2026-11-03T15:00:00Z"),
    last,
    held("2026-11-12T15:00:00Z", { status: "cancelled" }),
    held("2026-11-13T15:00:00Z", { outcome: "no_show" }),
    held("2026-11-14T15:00:00Z", { videoTrouble: true }),
    held("2026-11-27T15:00:00Z", { status: "scheduled" }),
    held("2026-11-20T11:45:00Z", { status: "scheduled" }),
  ];
  expect(lastHeld(sessions, now)).toBe(last);
  expect(lastHeld([], now)).toBeUndefined();
});

test("sameHour finds the hour on the clock of the zone, also after it changed", () => {
  // 9 AM in Chicago is 14:00 UTC in October, and 15:00 UTC in November.
  const date = "2026-10-29T14:00:00Z";
  const days = sameDays(date, "America/Chicago", 2);
  expect(days).toEqual(["2026-11-05", "2026-11-12"]);
  const slots = (...starts: string[]) => starts.map((startsAt) => ({ startsAt }));
  expect(sameHour(date, "America/Chicago", days, slots("2026-11-05T14:00:00Z", "2026-11-05T15:00:00Z"))).toBe(
    "2026-11-05T15:00:00Z",
  );
  expect(sameHour(date, "America/Chicago", days, slots("2026-11-06T15:00:00Z", "2026-11-12T15:00:00Z"))).toBe(
    "2026-11-12T15:00:00Z",
  );
  expect(sameHour(date, "America/Chicago", days, slots("2026-11-19T15:00:00Z"))).toBeNull();
});
