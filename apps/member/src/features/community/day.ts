import * as common from "@aangan/copy/common";
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
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(now);
  const past = Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / dayMs));
  if (past > 1) {
    return new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", timeZone: "UTC" }).format(new Date(day));
  }
  return past === 0 ? common.today : common.yesterday;
}
