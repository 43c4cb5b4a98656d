import { coachClients as words } from "@aangan/copy/coach-portal";
import { fill } from "@aangan/copy/format";
import { addDays, formatDay } from "@aangan/ui/calendar";
import { clockAt } from "@aangan/ui/time-slots";
import { dayIn } from "./zoned";

/** Calendar days in words. Days are YYYY-MM-DD. */

/** "Tuesday, November 24". */
export function longDay(day: string): string {
  return formatDay(day, "en-US", { weekday: "long", month: "long", day: "numeric" });
}

/** "Tue, Nov 24". */
export function shortDay(day: string): string {
  return formatDay(day, "en-US", { weekday: "short", month: "short", day: "numeric" });
}

/** A day in words with its year, "March 4, 2025". */
export function dayWithYear(day: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** An instant in words on a clock: "today, 8:00 PM", "tomorrow, 8:00 PM", "Mon, Nov 23, 8:00 PM". */
export function whenInWords(instant: string, now: Date, zone: string): string {
  const time = clockAt(instant, zone);
  const date = dayIn(new Date(instant), zone);
  const today = dayIn(now, zone);
  if (date === today) return fill(words.today, { time });
  if (date === addDays(today, 1)) return fill(words.tomorrow, { time });
  if (date === addDays(today, -1)) return fill(words.yesterday, { time });
  return fill(words.dayAndTime, { day: shortDay(date), time });
}
