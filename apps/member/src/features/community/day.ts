import * as common from "@aangan/copy/common";
import * as yours from "@aangan/copy/community-yours";
import { locale } from "@aangan/copy/locale";

/** The zone of the days that the server sends, the same for all readers. */
const zone = "America/Los_Angeles";
const dayMs = 86_400_000;

/**
 * Formats the day of a post, comment or notice ("2026-11-24", or "2026-11" for older ones): "Today", "Yesterday",
 * "Nov 24", "November 2026". The server sends nothing finer.
 */
export function dayText(day: string, now: Date): string {
  if (day.length === "2026-11".length) {
    return new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(day));
  }
  const past = daysSince(day, now);
  if (past > 1) {
    return new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", timeZone: "UTC" }).format(new Date(day));
  }
  return past === 0 ? common.today : common.yesterday;
}

/**
 * Formats the day since which there are new comments, for the middle of a sentence: "earlier today", "yesterday",
 * "Tuesday", or the month of an older one.
 */
export function sinceText(day: string, now: Date): string {
  if (day.length === "2026-11".length) return dayText(day, now);
  const past = daysSince(day, now);
  if (past > 1) return new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(new Date(day));
  return past === 0 ? yours.earlierToday : yours.sinceYesterday;
}

/** The calendar days from a day of the server until now. */
function daysSince(day: string, now: Date): number {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(now);
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / dayMs));
}
