import * as common from "@aangan/copy/common";
import { locale } from "@aangan/copy/locale";
import { dayAt } from "@aangan/ui/time-slots/clock.ts";

const day = 86_400_000;
const hour = 3_600_000;
const minute = 60_000;

/**
 * Formats the age of an instant: "2 hours ago" within a day, then the days by the calendar of the zone ("yesterday"),
 * and after six days its date. An instant that the clock considers future counts as now, so that nothing that just happened
 * is "in 1 hour". Without a zone it is the device's.
 */
export function ago(instant: string, now: Date, zone = new Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  const past = now.getTime() - Date.parse(instant);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  // "0 minutes" in words reads oddly in some languages.
  if (past < minute) return common.thisMinute;
  if (past < hour) return words.format(-Math.floor(past / minute), "minute");
  if (past < day) return words.format(-Math.floor(past / hour), "hour");
  const days = (Date.parse(dayAt(now.toISOString(), zone)) - Date.parse(dayAt(instant, zone))) / day;
  if (days <= 6) return words.format(-days, "day");
  const format = new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", timeZone: zone });
  return format.format(new Date(instant));
}
