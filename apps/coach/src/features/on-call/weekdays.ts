import { locale } from "@aangan/copy/locale";

/** Returns a weekday's name, from Monday = 1. */
export function weekdayName(weekday: number, style: "short" | "long"): string {
  // January 1, 2024 was a Monday.
  return new Intl.DateTimeFormat(locale, { weekday: style, timeZone: "UTC" }).format(Date.UTC(2024, 0, weekday));
}
