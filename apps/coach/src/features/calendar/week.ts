import { locale } from "@aangan/copy/locale";
import { addDays, type Day } from "@aangan/ui/calendar/days.ts";
import type { CalendarSpan, CoachSession } from "@/features/sessions/queries";
import { dayIn, instantAt } from "@/lib/zoned";

/** A range of minutes since a day's midnight; 1440 is the midnight at its end. */
export interface MinuteRange {
  from: number;
  until: number;
}

/** A session at its time in the week, or at a proposed one. */
export interface PlacedSession extends MinuteRange {
  session: CoachSession;
  /** A proposed time, which waits for the client's answer. */
  proposed: boolean;
  /** A proposal overlaps the session that it moves: show the two next to each other. */
  shares: boolean;
}

/** A day of the week with its sessions, soonest first. */
export interface WeekDay {
  day: Day;
  off: boolean;
  open: MinuteRange[];
  placed: PlacedSession[];
}

const dayMinutes = 1440;
/** The minimum range of hours, so that an empty week has a grid too. */
const least = { from: 9, until: 18 };

/** Returns the Monday of the week of the URL's day, or of today if the URL has no valid day. */
export function mondayOf(named: string | null, today: Day): Day {
  const day = named !== null && /^\d{4}-\d{2}-\d{2}$/.test(named) && Number.isFinite(Date.parse(named)) ? named : today;
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

/** Returns the part of a span on a day in a zone, as its clock shows it; null if there is no overlap. */
export function minutesOn(day: Day, from: string, until: string, zone: string): MinuteRange | null {
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
    // Computed with, not shown: always in ASCII digits.
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
      const ownMinutes = minutesOn(day, session.date, session.endsAt, zone);
      const proposedMinutes = session.proposal && minutesOn(day, session.proposal.date, session.proposal.endsAt, zone);
      const shares = Boolean(
        ownMinutes &&
          proposedMinutes &&
          ownMinutes.from < proposedMinutes.until &&
          proposedMinutes.from < ownMinutes.until,
      );
      return [
        ...(ownMinutes ? [{ ...ownMinutes, session, proposed: false, shares }] : []),
        ...(proposedMinutes ? [{ ...proposedMinutes, session, proposed: true, shares }] : []),
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
export function visibleHours(days: readonly WeekDay[]): { from: number; until: number } {
  const all = days.flatMap(({ open, placed }) => [...open, ...placed]);
  return {
    from: Math.floor(Math.min(least.from * 60, ...all.map(({ from }) => from)) / 60),
    until: Math.ceil(Math.max(least.until * 60, ...all.map(({ until }) => until)) / 60),
  };
}

/** Returns the present day and minute in a time zone. */
export function nowIn(now: Date, zone: string): { day: Day; minute: number } {
  return { day: dayIn(now, zone), minute: clockMinute(now.getTime(), zone) };
}

/** Formats a time of day, "6:30 PM"; midnight at the end of a day is 12:00 AM. */
export function minuteText(minute: number): string {
  return new Date(minute * 60_000)
    .toLocaleTimeString(locale, { timeZone: "UTC", hour: "numeric", minute: "2-digit" })
    .replace(/\u202f/g, " ");
}

/** Formats a week, "November 16 – 22, 2026", repeating month and year only if they change. */
export function weekText(monday: Day): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: "UTC", month: "long", day: "numeric", year: "numeric" });
  return format
    .formatRange(Date.parse(`${monday}T00:00:00Z`), Date.parse(`${addDays(monday, 6)}T00:00:00Z`))
    .replace(/[\u2009\u202f\u00a0]/g, " ");
}
