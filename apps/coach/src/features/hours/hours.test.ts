import { describe, expect, it } from "vitest";
import { copyDay, faultsOf, nextWindow, roomIn, sameWeek, weeklyOf, weekOf } from "./draft";
import { type Offer, offeredDays } from "./offered";

const evening = { from: "18:00", until: "21:00" };
const night = { from: "22:00", until: "24:00" };

describe("a week that is being edited", () => {
  it("goes to the server and back in order", () => {
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
    ["fine", [evening, night], [undefined, undefined]],
    ["touching is fine", [evening, { from: "21:00", until: "22:00" }], [undefined, undefined]],
    ["backwards", [{ from: "21:00", until: "18:00" }], ["order"]],
    ["empty", [{ from: "21:00", until: "21:00" }], ["order"]],
    ["overlapping, whatever the order", [night, { from: "20:00", until: "22:30" }], [undefined, "overlap"]],
    ["twice the same", [evening, evening], [undefined, "overlap"]],
  ])("faults: %s", (_, windows, faults) => {
    expect(faultsOf(windows)).toEqual(faults);
  });

  it.each([
    ["an empty day", [], evening],
    ["after the last", [evening], { from: "22:00", until: "23:00" }],
    ["close to midnight", [{ from: "18:00", until: "23:30" }], { from: "23:30", until: "24:00" }],
    ["before the first", [night], { from: "21:00", until: "22:00" }],
    ["a full day", [{ from: "00:00", until: "24:00" }], null],
  ])("the next hours: %s", (_, windows, next) => {
    expect(nextWindow(windows)).toEqual(next);
  });

  it("copies a day, and counts its sessions", () => {
    const week = copyDay(weekOf([{ weekday: 1, ...evening }]), 0, [1, 6]);
    expect(weeklyOf(week).map(({ weekday }) => weekday)).toEqual([1, 2, 7]);
    expect(roomIn(week, 30)).toBe(18);
  });
});

describe("what a member sees", () => {
  const offer: Offer = {
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
  const shown = (changes: Partial<Offer>) =>
    offeredDays({ ...offer, ...changes }).flatMap(({ day, runs }) =>
      runs.map(
        ({ from, until, count }) =>
          `${day} ${from.toISOString().slice(11, 16)}-${until.toISOString().slice(11, 16)} ${count}`,
      ),
    );

  const cases: [string, Partial<Offer>, string[]][] = [
    ["the coach's evening is their morning", {}, ["2026-11-25 12:30-14:30 4"]],
    [
      "across the midnight between them",
      { weekly: [{ weekday: 4, from: "00:00", until: "01:00" }] },
      ["2026-11-25 18:30-19:30 2"],
    ],
    [
      "a booked session splits the run",
      { booked: [{ from: new Date("2026-11-25T13:00:00Z"), until: new Date("2026-11-25T13:30:00Z") }] },
      ["2026-11-25 12:30-13:00 1", "2026-11-25 13:30-14:30 2"],
    ],
    ["a day off", { daysOff: [{ firstDay: "2026-11-24", lastDay: "2026-11-26" }] }, []],
    [
      "a date of its own",
      { dateHours: [{ day: "2026-11-25", windows: [{ from: "07:00", until: "07:30" }] }] },
      ["2026-11-24 01:30-02:00 1"],
    ],
    ["too soon is left out", { now: new Date("2026-11-25T01:00:00Z") }, ["2026-11-25 13:00-14:30 3"]],
    ["published without hours", { weekly: [] }, []],
    [
      "the usual times on the member's clock",
      { weekly: null, days: 2 },
      ["2026-11-24 14:00-14:30 1", "2026-11-24 21:00-21:30 1"],
    ],
    [
      // 9 AM in New York is the evening of the same day in India, 4 PM the night after.
      "the usual times leave out the coach's days off and own dates",
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
