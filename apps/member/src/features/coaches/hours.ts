import * as words from "@aangan/copy/coach-profile";
import { limits } from "@aangan/copy/limits";
import { clockAt } from "@aangan/shell/locale/dates.ts";
import { inList } from "@aangan/shell/locale/lists.ts";

/** A part of a day, in minutes after midnight. */
export interface Span {
  from: number;
  until: number;
}

/** Joins the windows of all weekdays into the times of one day, in order. */
function union(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { from, until } of [...spans].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else joined.push({ from, until });
  }
  return joined;
}

/** Splits a coach's hours of all weekdays into those while the member is awake, and those at night. */
export function splitHours(windows: readonly Span[]): { waking: Span[]; night: Span[] } {
  const [start, end] = [limits.wakingFromHour * 60, limits.wakingUntilHour * 60];
  const within = (from: number, until: number) =>
    union(windows)
      .map((span) => ({ from: Math.max(span.from, from), until: Math.min(span.until, until) }))
      .filter((span) => span.from < span.until);
  return { waking: within(start, end), night: [...within(0, start), ...within(end, 1440)] };
}

/** A time of day, "7:30 AM". */
export function clockOf(minutes: number): string {
  return clockAt(new Date(minutes * 60_000).toISOString(), "UTC");
}

/** Times of a day, "7:00 AM to 9:30 AM and 5:30 PM to 7:30 PM". */
export function hoursText(spans: readonly Span[]): string {
  return inList(spans.map(({ from, until }) => words.window({ from: clockOf(from), until: clockOf(until) })));
}

/** Hours per week, rounded down to half hours: 12.5. */
export function wakingHours(minutes: number): number {
  return Math.floor(minutes / 30) / 2;
}
