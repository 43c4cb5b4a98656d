import { describe, expect, it } from "vitest";
import { copyDay, nextWindow, sameWeek, sessionCapacity, weeklyOf, weekOf, windowFaults } from "./draft";
import { type OfferInput, offeredDays } from "./offered";

const evening = { from: "18:00", until: "21:00" };
const night = { from: "22:00", until: "24:00" };

describe("the week draft", () => {
  it("converts from and to the server's format in order", () => {
    const weekly = [
      { weekday: 7, ...evening },
      { weekday: 1, ...night },
      { weekday: 1, ...evening },
    ];
    const week = weekOf(weekly);
    expect(week).toHaveLength(7);
    expect(week[0]).toEqual([evening, night]);
    expect(weeklyOf(week)).toEqual([weekly[2], weekly[1], weekly[0]]);
    expect(sameWeek(week, weekOf([...weekly].reverse()))).toBe(true);
    expect(sameWeek(week, weekOf(weekly.slice(1)))).toBe(false);
  });

  it.each([
    ["none in separate windows", [evening, night], [undefined, undefined]],
    ["none in adjacent windows", [evening, { from: "21:00", until: "22:00" }], [undefined, undefined]],
    ["order in a reversed window", [{ from: "21:00", until: "18:00" }], ["order"]],
    ["order in an empty window", [{ from: "21:00", until: "21:00" }], ["order"]],
    ["overlap in overlapping windows of any order", [night, { from: "20:00", until: "22:30" }], [undefined, "overlap"]],
    ["overlap in equal windows", [evening, evening], [undefined, "overlap"]],
  ])("windowFaults reports %s", (_, windows, faults) => {
    expect(windowFaults(windows)).toEqual(faults);
  });

  it.each([
    ["the evening for an empty day", [], evening],
    ["an hour after the last window", [evening], { from: "22:00", until: "23:00" }],
    ["a shorter window close to midnight", [{ from: "18:00", until: "23:30" }], { from: "23:30", until: "24:00" }],
    [
      "an hour before the first window when there is no room after the last",
      [night],
      { from: "21:00", until: "22:00" },
    ],
    ["null for a full day", [{ from: "00:00", until: "24:00" }], null],
  ])("nextWindow suggests %s", (_, windows, next) => {
    expect(nextWindow(windows)).toEqual(next);
  });

  it("copyDay copies a day's windows to other days, and sessionCapacity counts the sessions they fit", () => {
    const week = copyDay(weekOf([{ weekday: 1, ...evening }]), 0, [1, 6]);
    expect(weeklyOf(week).map(({ weekday }) => weekday)).toEqual([1, 2, 7]);
    expect(sessionCapacity(week, 30)).toBe(18);
  });
});

describe("the preview of offered times", () => {
  const offer: OfferInput = {
    coachZone: "Asia/Kolkata",
    memberZone: "America/New_York",
    weekly: [{ weekday: 3, from: "18:00", until: "20:00" }],
    usual: [9 * 60, 16 * 60],
    daysOff: [],
    dateHours: [],
    booked: [],
    // A Monday, 7 PM in New York.
    now: new Date("2026-11-24T00:00:00Z"),
    leadHours: 12,
    sessionMinutes: 30,
    days: 7,
  };
  const shown = (changes: Partial<OfferInput>) =>
    offeredDays({ ...offer, ...changes }).flatMap(({ day, runs }) =>
      runs.map(
        ({ from, until, count }) =>
          `${day} ${from.toISOString().slice(11, 16)}-${until.toISOString().slice(11, 16)} ${count}`,
      ),
    );

  const cases: [string, Partial<OfferInput>, string[]][] = [
    ["converts the coach's evening to the member's morning", {}, ["2026-11-25 12:30-14:30 4"]],
    [
      "puts times on the member's day across midnight",
      { weekly: [{ weekday: 4, from: "00:00", until: "01:00" }] },
      ["2026-11-25 18:30-19:30 2"],
    ],
    [
      "splits a run at a booked session",
      { booked: [{ from: new Date("2026-11-25T13:00:00Z"), until: new Date("2026-11-25T13:30:00Z") }] },
      ["2026-11-25 12:30-13:00 1", "2026-11-25 13:30-14:30 2"],
    ],
    ["offers nothing on days off", { daysOff: [{ firstDay: "2026-11-24", lastDay: "2026-11-26" }] }, []],
    [
      "replaces the weekly hours on a date with its own hours",
      { dateHours: [{ day: "2026-11-25", windows: [{ from: "07:00", until: "07:30" }] }] },
      ["2026-11-24 01:30-02:00 1"],
    ],
    ["leaves out times within the lead time", { now: new Date("2026-11-25T01:00:00Z") }, ["2026-11-25 13:00-14:30 3"]],
    ["offers nothing for an empty published week", { weekly: [] }, []],
    [
      "offers the default times in the member's time zone when nothing is published",
      { weekly: null, days: 2 },
      ["2026-11-24 14:00-14:30 1", "2026-11-24 21:00-21:30 1"],
    ],
    [
      // 9 AM in New York is the evening of the same day in India, 4 PM the night after.
      "leaves the coach's days off and dates with own hours out of the default times",
      {
        weekly: null,
        days: 3,
        daysOff: [{ firstDay: "2026-11-24", lastDay: "2026-11-24" }],
        dateHours: [{ day: "2026-11-26", windows: [{ from: "20:00", until: "21:00" }] }],
      },
      ["2026-11-24 21:00-21:30 1", "2026-11-25 14:00-14:30 1"],
    ],
  ];
  it.each(cases)("%s", (_, changes, expected) => {
    if (changes.days) expect(offeredDays({ ...offer, ...changes })).toHaveLength(changes.days);
    expect(shown(changes)).toEqual(expected);
  });
});
