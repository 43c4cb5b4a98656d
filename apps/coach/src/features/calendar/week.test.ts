import { expect, it } from "vitest";
import type { CalendarSpan, CoachSession } from "@/features/sessions/queries";
import { clockMinute, minutesOn, minuteText, mondayOf, visibleHours, weekFrom, weekText } from "./week";

const session = (id: string, date: string, endsAt: string, proposal?: CoachSession["proposal"]) =>
  ({ id, date, endsAt, proposal: proposal ?? null }) as CoachSession;

const span = (over: Partial<CalendarSpan>): CalendarSpan => ({
  timeZone: "Asia/Kolkata",
  published: true,
  sessions: [],
  hours: [],
  daysOff: [],
  ...over,
});

it("mondayOf returns the Monday of the day in the URL, or of today if that is no day", () => {
  expect(mondayOf("2026-11-22", "2026-01-01")).toBe("2026-11-16");
  expect(mondayOf("2026-11-16", "2026-01-01")).toBe("2026-11-16");
  for (const named of [null, "", "soon", "2026-13-40"]) expect(mondayOf(named, "2026-11-18")).toBe("2026-11-16");
});

it("minutesOn converts a span to the coach's time zone and splits it at midnight", () => {
  // 18:30 UTC is midnight in Kolkata.
  const [from, until] = ["2026-11-17T17:30:00Z", "2026-11-17T20:00:00Z"];
  expect(minutesOn("2026-11-17", from, until, "Asia/Kolkata")).toEqual({ from: 1380, until: 1440 });
  expect(minutesOn("2026-11-18", from, until, "Asia/Kolkata")).toEqual({ from: 0, until: 90 });
  expect(minutesOn("2026-11-16", from, until, "Asia/Kolkata")).toBeNull();
  // A session that ends at midnight belongs to one day.
  expect(minutesOn("2026-11-17", "2026-11-17T18:00:00Z", "2026-11-17T18:30:00Z", "Asia/Kolkata")).toEqual({
    from: 1410,
    until: 1440,
  });
  expect(minutesOn("2026-11-18", "2026-11-17T18:00:00Z", "2026-11-17T18:30:00Z", "Asia/Kolkata")).toBeNull();
});

it("minutesOn and clockMinute follow the wall clock on days with a daylight-saving change", () => {
  const zone = "America/New_York";
  // Forward on March 8, 2026, back on November 1.
  expect(minutesOn("2026-03-08", "2026-03-08T14:00:00Z", "2026-03-08T14:30:00Z", zone)).toEqual({
    from: 600,
    until: 630,
  });
  expect(minutesOn("2026-11-01", "2026-11-01T15:00:00Z", "2026-11-01T15:30:00Z", zone)).toEqual({
    from: 600,
    until: 630,
  });
  // From 1:30 in summer time to 1:00 in winter time is half an hour, shown from 1:30 to 2:00.
  expect(minutesOn("2026-11-01", "2026-11-01T05:30:00Z", "2026-11-01T06:00:00Z", zone)).toEqual({
    from: 90,
    until: 120,
  });
  expect(clockMinute(Date.parse("2026-11-01T06:00:00Z"), zone)).toBe(60);
});

it("weekFrom puts sessions, proposed times, hours and days off on their days", () => {
  const moved = session("b", "2026-11-17T05:30:00Z", "2026-11-17T06:00:00Z", {
    id: "p",
    date: "2026-11-19T04:30:00Z",
    endsAt: "2026-11-19T05:00:00Z",
    note: "",
    createdAt: "2026-11-15T00:00:00Z",
  });
  const week = weekFrom(
    "2026-11-16",
    span({
      sessions: [moved, session("a", "2026-11-17T03:30:00Z", "2026-11-17T04:00:00Z")],
      hours: [{ from: "2026-11-17T03:30:00Z", to: "2026-11-17T07:30:00Z" }],
      daysOff: [{ firstDay: "2026-11-20", lastDay: "2026-11-30" }],
    }),
  );
  expect(week.map(({ day }) => day)).toEqual([16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`));
  expect(week[1]?.placed.map(({ session: { id }, from, proposed }) => [id, from, proposed])).toEqual([
    ["a", 540, false],
    ["b", 660, false],
  ]);
  expect(week[1]?.open).toEqual([{ from: 540, until: 780 }]);
  expect(week[3]?.placed.map(({ session: { id }, from, proposed }) => [id, from, proposed])).toEqual([
    ["b", 600, true],
  ]);
  expect(week.map(({ off }) => off)).toEqual([false, false, false, false, true, true, true]);
});

it("visibleHours covers 9 to 18 and extends to sessions outside it", () => {
  expect(visibleHours(weekFrom("2026-11-16", span({})))).toEqual({ from: 9, until: 18 });
  const early = session("a", "2026-11-17T00:45:00Z", "2026-11-17T01:15:00Z");
  const late = session("b", "2026-11-18T18:00:00Z", "2026-11-18T18:30:00Z");
  expect(visibleHours(weekFrom("2026-11-16", span({ sessions: [early, late] })))).toEqual({ from: 6, until: 24 });
});

it("minuteText formats minutes as 12-hour times, weekText a week as a date range", () => {
  expect([0, 570, 720, 1439, 1440].map(minuteText)).toEqual([
    "12:00 AM",
    "9:30 AM",
    "12:00 PM",
    "11:59 PM",
    "12:00 AM",
  ]);
  expect(weekText("2026-11-16")).toBe("November 16 – 22, 2026");
  expect(weekText("2026-11-30")).toBe("November 30 – December 6, 2026");
});
