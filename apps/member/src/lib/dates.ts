import { clockWithZone, writeAt } from "@aangan/shell/locale/dates.ts";

/** The clock and its zone, never broken between two lines. */
function clock(instant: string, timeZone: string): string {
  return clockWithZone(instant, timeZone).replaceAll(" ", "\u00a0");
}

/** Formats an instant (RFC 3339) in the member's zone: "November 25, 2026, 4:10 PM PST". */
export function dateAndTime(instant: string, timeZone: string): string {
  const date = writeAt(instant, timeZone, { month: "long", day: "numeric", year: "numeric" });
  return `${date}, ${clock(instant, timeZone)}`;
}

/** The same in short, for rows of a list: "Nov 25, 2026, 4:10 PM PST". */
export function shortDateAndTime(instant: string, timeZone: string): string {
  const date = writeAt(instant, timeZone, { month: "short", day: "numeric", year: "numeric" });
  return `${date}, ${clock(instant, timeZone)}`;
}

/** The same with its weekday: "Wednesday, November 25, 2026, 4:10 PM PST". */
export function dateIn(instant: string, timeZone: string): string {
  return `${writeAt(instant, timeZone, { weekday: "long" })}, ${dateAndTime(instant, timeZone)}`;
}

/** The day of an instant (RFC 3339) in the zone of the member: "Tuesday, November 24". */
export function dayIn(instant: string, timeZone: string): string {
  return writeAt(instant, timeZone, { weekday: "long", month: "long", day: "numeric" });
}
