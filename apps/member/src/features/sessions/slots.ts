import * as booking from "@aangan/copy/booking";
import { dayAt, type Slot, zoneAt } from "@aangan/ui/time-slots/clock.ts";
import { isNight } from "@/lib/waking";

/** Groups slots by the day on which they start in a zone, YYYY-MM-DD. A slot's id is its instant. */
export function byDay(slots: readonly { startsAt: string }[], zone: string): Map<string, Slot[]> {
  const days = new Map<string, Slot[]>();
  for (const { startsAt } of slots) {
    const day = dayAt(startsAt, zone);
    const ofDay = days.get(day);
    const slot = { id: startsAt, start: startsAt };
    if (ofDay) ofDay.push(slot);
    else days.set(day, [slot]);
  }
  return days;
}

/** The slots of a day, with the one that was chosen among them even when it is no longer free. */
export function withChosen(slots: readonly Slot[], chosen: string | null): Slot[] {
  if (chosen === null || slots.some(({ id }) => id === chosen)) return [...slots];
  return [...slots, { id: chosen, start: chosen, taken: true }].sort((a, b) => a.start.localeCompare(b.start));
}

/**
 * Returns the name of a clock on a day: "PST", and on a day of change "PDT, then PST". `instants` are on that day, in
 * order.
 */
export function zoneOn(instants: readonly string[], zone: string): string {
  const names = [...new Set(instants.map((instant) => zoneAt(instant, zone)))];
  const [before = "", after] = names;
  return after === undefined ? before : booking.zoneChanges({ before, after });
}

/**
 * Returns the day on which a booking opens, or null without any: the first with a time when the member is awake, or
 * else the first of all. `days` are those of {@link byDay}.
 */
export function firstDay(days: ReadonlyMap<string, readonly Slot[]>, zone: string): string | null {
  let first: string | null = null;
  for (const [day, slots] of days) {
    if (slots.some(({ start }) => !isNight(start, zone))) return day;
    first ??= day;
  }
  return first;
}
