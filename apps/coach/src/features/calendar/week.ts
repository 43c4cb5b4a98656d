import { addDays, type Day } from "@aangan/ui/calendar/days.ts";
import type { CalendarSpan, CoachSession } from "@/features/sessions/queries";
import { dayIn, instantAt } from "@/lib/zoned";

/** Minutes of a day's clock, from its midnight; 1440 is the midnight that ends it. */
export interface Minutes {
  from: number;
  until: number;
}

/** A session at its time in the week, or at a proposed one. */
export interface Placed extends Minutes {
  session: CoachSession;
  /** A proposed time, which waits for the client's answer. */
  proposed: boolean;
  /** It overlaps its own other time, shown next to it: a proposal may overlap the session that it moves. */
  shares: boolean;
}

/** A day of the week with its sessions, soonest first. */
export interface WeekDay {
  day: Day;
  off: boolean;
  open: Minutes[];
  placed: Placed[];
}

const dayMinutes = 1440;
/** The minimum range of hours, so that an empty week has a grid too. */
const least = { from: 9, until: 18 };

/** The Monday of the week that an address names; of the week of today where it names no day. */
export function mondayOf(named: string | null, today: Day): Day {
  const day = named !== null && /^\d{4}-\d{2}-\d{2}$/.test(named) && Number.isFinite(Date.parse(named)) ? named : today;
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

/** Returns the part of a span on a day in a zone, as its clock shows it; null if there is no overlap. */
export function minutesOn(day: Day, from: string, until: string, zone: string): Minutes | null {
  const [begin, end] = [instantAt(day, 0, zone).getTime(), instantAt(day, dayMinutes, zone).getTime()];
  const [first, last] = [Math.max(Date.parse(from), begin), Math.min(Date.parse(until), end)];
  if (first >= last) return null;
  const starts = first === begin ? 0 : clockMinute(first, zone);
  const ends = last === end ? dayMinutes : clockMinute(last, zone);
  // When clocks go back within it, the end may show less than the start: use the duration instead.
  return { from: starts, until: ends > starts ? ends : Math.min(starts + (last - first) / 60_000, dayMinutes) };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the time on a zone's clock, in minutes since midnight. */
export function clockMinute(at: number, zone: string): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      hour: "2-digit",
      minute: "2-digit",
    });
    formats.set(zone, format);
  }
  const [hour = 0, minute = 0] = format.format(at).split(":").map(Number);
  return hour * 60 + minute;
}

/** Returns the seven days from a Monday, with their sessions. */
export function weekFrom(monday: Day, span: CalendarSpan): WeekDay[] {
  const zone = span.timeZone;
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(monday, index);
    const placed = span.sessions.flatMap((session) => {
      const stands = minutesOn(day, session.date, session.endsAt, zone);
      const asked = session.proposal && minutesOn(day, session.proposal.date, session.proposal.endsAt, zone);
      const shares = Boolean(stands && asked && stands.from < asked.until && asked.from < stands.until);
      return [
        ...(stands ? [{ ...stands, session, proposed: false, shares }] : []),
        ...(asked ? [{ ...asked, session, proposed: true, shares }] : []),
      ];
    });
    return {
      day,
      off: span.daysOff.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay),
      open: span.hours.flatMap(({ from, to }) => minutesOn(day, from, to, zone) ?? []),
      placed: placed.sort((a, b) => a.from - b.from),
    };
  });
}

/** Returns the hours that the grid must show: all sessions, and at least a working day. */
export function hoursOf(days: readonly WeekDay[]): { from: number; until: number } {
  const all = days.flatMap(({ open, placed }) => [...open, ...placed]);
  return {
    from: Math.floor(Math.min(least.from * 60, ...all.map(({ from }) => from)) / 60),
    until: Math.ceil(Math.max(least.until * 60, ...all.map(({ until }) => until)) / 60),
  };
}

/** The day and the minute that it is in a zone. */
export function nowIn(now: Date, zone: string): { day: Day; minute: number } {
  return { day: dayIn(now, zone), minute: clockMinute(now.getTime(), zone) };
}

/** A time of day in words, "6:30 PM"; midnight at the end of a day is 12:00 AM. */
export function minuteText(minute: number): string {
  return new Date(minute * 60_000)
    .toLocaleTimeString("en-US", { timeZone: "UTC", hour: "numeric", minute: "2-digit" })
    .replace(/\u202f/g, " ");
}

/** "November 16 to 22, 2026", naming months and years as often as they change. */
export function weekText(monday: Day): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "long", day: "numeric", year: "numeric" });
  return format
    .formatRange(Date.parse(`${monday}T00:00:00Z`), Date.parse(`${addDays(monday, 6)}T00:00:00Z`))
    .replace(/[\u2009\u202f\u00a0]/g, " ");
}
