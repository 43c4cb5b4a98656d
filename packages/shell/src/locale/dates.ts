import { locale } from "@aangan/copy/locale";
import * as days from "@aangan/ui/calendar/days.ts";
import * as clock from "@aangan/ui/time-slots/clock.ts";

/** Formats an instant in a zone, in the page's language. Throws a RangeError for an unknown zone. */
export function writeAt(instant: string, zone: string, options: Intl.DateTimeFormatOptions): string {
  return clock.writeAt(instant, zone, options, locale);
}

/** Returns the clock time in a zone, "9:00 AM". */
export function clockAt(instant: string, zone: string): string {
  return clock.clockAt(instant, zone, locale);
}

/** Returns the clock time in a zone; if it occurs twice, with the zone's name: "1:30 AM PST". */
export function exactClockAt(instant: string, zone: string): string {
  return clock.exactClockAt(instant, zone, locale);
}

/**
 * Returns the clock time in a zone with the zone's name, "9:00 AM PST". The name is the English one in every language,
 * because it is the one known in the US; other languages have only an offset.
 */
export function clockWithZone(instant: string, zone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "short" }).formatToParts(
    new Date(instant),
  );
  return `${clockAt(instant, zone)} ${parts.find(({ type }) => type === "timeZoneName")?.value ?? zone}`;
}

/** Returns the short weekday in a zone, "Tue". */
export function weekdayAt(instant: string, zone: string): string {
  return clock.weekdayAt(instant, zone, locale);
}

/** Formats a calendar day, YYYY-MM-DD, in the page's language. */
export function formatDay(day: string, options: Intl.DateTimeFormatOptions): string {
  return days.formatDay(day, locale, options);
}
