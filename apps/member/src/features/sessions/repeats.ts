import { limits } from "@aangan/copy/limits";
import { clockAt } from "@aangan/shell/locale/dates.ts";
import { addDays } from "@aangan/ui/calendar/days.ts";
import { dayAt } from "@aangan/ui/time-slots/clock.ts";
import { monthAt } from "./times";

/** How often a session repeats, in weeks. */
export type Every = 1 | 2;

/** A date on which a session would repeat. */
interface Repeat {
  /** YYYY-MM-DD in the zone. */
  day: string;
  /** The start; null if the coach is not open then, so that the date is skipped. */
  start: string | null;
}

/** The repetitions of a session. */
export interface Repeats {
  dates: readonly Repeat[];
  /** The months, YYYY-MM, in which more dates would follow, but no session is left. */
  full: readonly string[];
}

/** What decides on the repetitions of a session. */
export interface RepeatFacts {
  start: string;
  zone: string;
  /** The coach's open times, in order. */
  slots: readonly { startsAt: string }[];
  /** The sessions of each month: used, and included when it comes. */
  months: readonly { month: string; used: number; included: number }[];
  now: Date;
}

/**
 * Returns the dates on which a session would repeat at its hour, in this month and the next one, as many as the plan's
 * sessions allow. The session itself counts. The list ends with a date on which the coach is open.
 */
export function repeatsOf({ start, zone, slots, months, now }: RepeatFacts, every: Every): Repeats {
  const clock = clockAt(start, zone);
  const today = dayAt(now.toISOString(), zone);
  const last = addDays(today, limits.slotHorizonDays);
  const until = nextMonth(today.slice(0, 7));
  const left = new Map(months.map(({ month, used, included }) => [month, included - used]));
  const take = (month: string) => left.set(month, (left.get(month) ?? 0) - 1);
  take(monthAt(start, zone));
  const dates: Repeat[] = [];
  const full = new Set<string>();
  for (let day = addDays(dayAt(start, zone), 7 * every); day <= last; day = addDays(day, 7 * every)) {
    const month = day.slice(0, 7);
    if (month > until || dates.filter((one) => one.start !== null).length >= limits.repeatsMax) break;
    if ((left.get(month) ?? 0) <= 0) {
      full.add(month);
      continue;
    }
    const slot = slots.find(({ startsAt }) => dayAt(startsAt, zone) === day && clockAt(startsAt, zone) === clock);
    if (slot) take(month);
    dates.push({ day, start: slot?.startsAt ?? null });
  }
  const end = dates.findLastIndex((one) => one.start !== null);
  return { dates: dates.slice(0, end + 1), full: [...full] };
}

/** Returns the month after a month, both YYYY-MM. */
function nextMonth(month: string): string {
  return addDays(`${month}-28`, 5).slice(0, 7);
}
