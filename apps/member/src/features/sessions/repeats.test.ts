import { limits } from "@aangan/copy/limits";
import { expect, test } from "vitest";
import { type RepeatFacts, repeatsOf } from "./repeats";

const zone = "America/Chicago";
/** 10 AM in Chicago on these days of winter. */
const at = (...days: string[]) => days.map((day) => `${day}T16:00:00Z`);
const months = (november: number, december: number, january = 0) => [
  { month: "2026-11", used: november, included: 2 },
  { month: "2026-12", used: december, included: 2 },
  { month: "2027-01", used: january, included: 2 },
];
const facts = (more: Partial<RepeatFacts> = {}): RepeatFacts => ({
  start: "2026-11-12T16:00:00Z",
  zone,
  slots: at("2026-11-12", "2026-11-19", "2026-11-26", "2026-12-03", "2026-12-10", "2026-12-17", "2027-01-07").map(
    (startsAt) => ({ startsAt }),
  ),
  months: months(0, 0),
  now: new Date("2026-11-10T12:00:00Z"),
  ...more,
});

test("repeats as often as the sessions of this month and the next allow", () => {
  expect(repeatsOf(facts(), 1)).toEqual({
    dates: [
      { day: "2026-11-19", start: "2026-11-19T16:00:00Z" },
      { day: "2026-12-03", start: "2026-12-03T16:00:00Z" },
      { day: "2026-12-10", start: "2026-12-10T16:00:00Z" },
    ],
    full: ["2026-11", "2026-12"],
  });
  expect(repeatsOf(facts(), 2).dates.map(({ day }) => day)).toEqual(["2026-11-26", "2026-12-10"]);
  expect(repeatsOf(facts({ months: months(1, 1) }), 1).dates.map(({ day }) => day)).toEqual(["2026-12-03"]);
  expect(repeatsOf(facts({ months: months(1, 2) }), 1).dates).toEqual([]);
});

test("shows the dates on which the coach is not open, and ends with one that can be booked", () => {
  const slots = at("2026-11-12", "2026-12-03").map((startsAt) => ({ startsAt }));
  expect(repeatsOf(facts({ slots: [...slots, { startsAt: "2026-11-19T17:00:00Z" }] }), 1).dates).toEqual([
    { day: "2026-11-19", start: null },
    { day: "2026-11-26", start: null },
    { day: "2026-12-03", start: "2026-12-03T16:00:00Z" },
  ]);
});

test("keeps the hour on the member's clock when that changes", () => {
  const changed = facts({
    start: "2026-10-29T15:00:00Z",
    now: new Date("2026-10-27T12:00:00Z"),
    slots: [{ startsAt: "2026-11-05T15:00:00Z" }, { startsAt: "2026-11-05T16:00:00Z" }],
    months: [{ month: "2026-10", used: 0, included: 2 }, ...months(0, 0)],
  });
  expect(repeatsOf(changed, 1).dates).toEqual([{ day: "2026-11-05", start: "2026-11-05T16:00:00Z" }]);
});

test("stops at the largest number", () => {
  const days = Array.from({ length: 60 }, (_, i) => new Date(Date.parse("2026-11-12T16:00:00Z") + i * 86_400_000));
  const plenty = months(0, 0).map((month) => ({ ...month, included: 99 }));
  const found = repeatsOf(facts({ slots: days.map((day) => ({ startsAt: day.toISOString() })), months: plenty }), 1);
  expect(found.dates.length).toBeLessThanOrEqual(limits.repeatsMax);
  expect(found.dates.at(-1)?.day).toBe("2026-12-31");
});
