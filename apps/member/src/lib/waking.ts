import { partOfDay } from "@aangan/ui/time-slots/clock.ts";

/** Reports whether an instant is at night in a zone: before 7 AM or from 10 PM, as the server's `limits` define. */
export function isNight(instant: string, zone: string): boolean {
  return partOfDay(instant, zone) === "night";
}
