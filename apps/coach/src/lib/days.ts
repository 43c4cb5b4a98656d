import * as words from "@aangan/copy/coach-clients";
import { locale } from "@aangan/copy/locale";
import { clockAt, formatDay } from "@aangan/shell/locale/dates.ts";
import { addDays } from "@aangan/ui/calendar/days.ts";
import { dayIn } from "./zoned";

/** Formats calendar days. Days are YYYY-MM-DD. */

/** Returns the option that adds the year if it is not today's. */
function otherYear(day: string, today: string | null): { year?: "numeric" } {
  return day.slice(0, 4) === today?.slice(0, 4) ? {} : { year: "numeric" };
}

/** Formats a day: "Tuesday, November 24", with the year if it is another one or today is unknown. */
export function longDay(day: string, today: string | null): string {
  return formatDay(day, { weekday: "long", month: "long", day: "numeric", ...otherYear(day, today) });
}

/** Formats a day: "Tue, Nov 24", with the year if it is another one. */
export function shortDay(day: string, today: string): string {
  return formatDay(day, { weekday: "short", month: "short", day: "numeric", ...otherYear(day, today) });
}

/** Formats a day with its year: "March 4, 2025". */
export function dayWithYear(day: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** Formats an instant: "today at 8:00 PM", "Mon, Nov 23 at 8:00 PM"; with the year if it differs. */
export function formatWhen(instant: string, now: Date, zone: string): string {
  const time = clockAt(instant, zone);
  const date = dayIn(new Date(instant), zone);
  const today = dayIn(now, zone);
  if (date === today) return words.today({ time });
  if (date === addDays(today, 1)) return words.tomorrow({ time });
  if (date === addDays(today, -1)) return words.yesterday({ time });
  return words.dayAndTime({ day: shortDay(date, today), time });
}
