import { clockAt } from "@aangan/shell/locale/dates.ts";
import { addDays } from "@aangan/ui/calendar/days.ts";
import { dayAt } from "@aangan/ui/time-slots/clock.ts";

/** The fields of a session that decide what follows it. */
export interface AfterFacts {
  coachId: string;
  date: string;
  endsAt: string;
  status: "scheduled" | "completed" | "cancelled";
  outcome: string | null;
  videoTrouble: boolean;
}

/** Returns the last session that took place, as far as known. The sessions may be in any order. */
export function lastHeld<T extends AfterFacts>(sessions: readonly T[], now: Date): T | undefined {
  return sessions
    .filter(
      ({ status, endsAt, outcome, videoTrouble }) =>
        status !== "cancelled" && Date.parse(endsAt) <= now.getTime() && outcome === null && !videoTrouble,
    )
    .sort((one, other) => Date.parse(other.date) - Date.parse(one.date))[0];
}

/** Returns the days, YYYY-MM-DD, on the weekday of a session in each of the following weeks. */
export function sameDays(date: string, zone: string, weeks: number): string[] {
  const day = dayAt(date, zone);
  return Array.from({ length: weeks }, (_, week) => addDays(day, 7 * (week + 1)));
}

/**
 * Returns the first of the slots that is on one of the days and at the hour of a session, both on the clock of the
 * zone; null for none.
 */
export function sameHour(
  date: string,
  zone: string,
  days: readonly string[],
  slots: readonly { startsAt: string }[],
): string | null {
  const clock = clockAt(date, zone);
  const same = ({ startsAt }: { startsAt: string }) =>
    clockAt(startsAt, zone) === clock && days.includes(dayAt(startsAt, zone));
  return slots.find(same)?.startsAt ?? null;
}
