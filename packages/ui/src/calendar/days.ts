/**
 * Calendar days as YYYY-MM-DD, the only form that this component accepts and returns. A day is not an instant: it has
 * no zone, so nothing here can shift it by one. All arithmetic uses UTC midnights.
 */
export type Day = string;

const DAY_MS = 86_400_000;

function utc(day: Day): Date {
  return new Date(`${day.slice(0, 10)}T00:00:00Z`);
}

function dayOf(date: Date): Day {
  return date.toISOString().slice(0, 10);
}

/** Returns the day `count` days later; earlier if negative. */
export function addDays(day: Day, count: number): Day {
  return dayOf(new Date(utc(day).getTime() + count * DAY_MS));
}

/** Returns the same day of the month `count` months later, or the last one: January 31 and one month is February 28. */
export function addMonths(day: Day, count: number): Day {
  const date = utc(day);
  const target = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1));
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(date.getUTCDate(), last));
  return dayOf(target);
}

/** Returns the weekday, 0 for Sunday to 6 for Saturday. */
export function weekday(day: Day): number {
  return utc(day).getUTCDay();
}

/** Returns the first day of a day's month. */
export function monthOf(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

/** Returns the first day of a day's week. */
export function startOfWeek(day: Day, weekStartsOn: number): Day {
  return addDays(day, -((weekday(day) - weekStartsOn + 7) % 7));
}

/** Returns the days of a month in weeks of seven, null for days of other months. */
export function weeksOf(month: Day, weekStartsOn: number): (Day | null)[][] {
  const first = monthOf(month);
  const next = addMonths(first, 1);
  const weeks: (Day | null)[][] = [];
  for (let start = startOfWeek(first, weekStartsOn); start < next; start = addDays(start, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const day = addDays(start, index);
        return day >= first && day < next ? day : null;
      }),
    );
  }
  return weeks;
}

/** Returns the day nearest to `day` between `min` and `max`; an undefined limit does not apply. */
export function clampDay(day: Day, min: Day | undefined, max: Day | undefined): Day {
  if (min !== undefined && day < min) return min;
  if (max !== undefined && day > max) return max;
  return day;
}

/** Returns the current day on the reader's clock. */
export function today(now = new Date()): Day {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Formats a day by the rules of the locale. */
export function formatDay(day: Day, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(utc(day));
}
