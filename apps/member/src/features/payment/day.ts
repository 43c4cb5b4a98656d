/** The day of an instant (RFC 3339) in the zone of the member: "Tuesday, November 24". */
export function dayIn(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", { timeZone, weekday: "long", month: "long", day: "numeric" }).format(
    new Date(instant),
  );
}
