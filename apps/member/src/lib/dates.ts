import { writeAt } from "@aangan/shell/locale/dates.ts";

// Dates of payments and plans have no time of day: it is exact to the second only at the payment provider.

/** The day of an instant (RFC 3339) in the member's zone: "November 25, 2026". */
export function longDate(instant: string, timeZone: string): string {
  return writeAt(instant, timeZone, { month: "long", day: "numeric", year: "numeric" });
}

/** The same in short, for rows of a list: "Nov 25, 2026". */
export function shortDate(instant: string, timeZone: string): string {
  return writeAt(instant, timeZone, { month: "short", day: "numeric", year: "numeric" });
}

/** The same with its weekday: "Wednesday, November 25, 2026". */
export function fullDate(instant: string, timeZone: string): string {
  return writeAt(instant, timeZone, { weekday: "long", month: "long", day: "numeric", year: "numeric" });
}

/** The day of an instant (RFC 3339) in the zone of the member: "Tuesday, November 24". */
export function dayIn(instant: string, timeZone: string): string {
  return writeAt(instant, timeZone, { weekday: "long", month: "long", day: "numeric" });
}
