import { addDays } from "@aangan/ui/calendar/days.ts";
import { dayIn, instantAt } from "@/lib/zoned";
import { minutesOf, type TimeWindow, type WeeklyWindow } from "./draft";

/** The inputs that determine the offered times. */
export interface OfferInput {
  coachZone: string;
  memberZone: string;
  /** Null while nothing is published: then the default times are offered, in the member's zone. */
  weekly: readonly WeeklyWindow[] | null;
  /** The default times, in minutes since the member's midnight. */
  usual: readonly number[];
  daysOff: readonly { firstDay: string; lastDay: string }[];
  dateHours: readonly { day: string; windows: readonly TimeWindow[] }[];
  booked: readonly { from: Date; until: Date }[];
  now: Date;
  leadHours: number;
  sessionMinutes: number;
  /** The number of days in the member's calendar, from today. */
  days: number;
}

/** Consecutive times without a gap. */
export interface Run {
  from: Date;
  until: Date;
  count: number;
}

/** A day of the member's calendar with its offered times. */
export interface OfferedDay {
  day: string;
  runs: Run[];
}

/** Returns the times that a member in a zone can book in the coming days, computed as the server does. */
export function offeredDays(offer: OfferInput): OfferedDay[] {
  const first = dayIn(offer.now, offer.memberZone);
  const days = Array.from({ length: offer.days }, (_, index): OfferedDay => ({ day: addDays(first, index), runs: [] }));
  const length = offer.sessionMinutes * 60_000;
  const earliest = offer.now.getTime() + offer.leadHours * 3_600_000;
  const starts = coachStarts(offer, days);
  if (offer.weekly === null) starts.push(...usualStarts(offer, days));
  for (const start of starts.sort((a, b) => a - b)) {
    const end = start + length;
    if (start < earliest) continue;
    if (offer.booked.some(({ from, until }) => from.getTime() < end && start < until.getTime())) continue;
    const memberDay = days.find(({ day }) => day === dayIn(new Date(start), offer.memberZone));
    if (!memberDay) continue;
    const run = memberDay.runs.at(-1);
    if (run && run.until.getTime() === start) {
      run.until = new Date(end);
      run.count++;
    } else {
      memberDay.runs.push({ from: new Date(start), until: new Date(end), count: 1 });
    }
  }
  return days;
}

/** Returns the default times, except those on a day off or on a date with its own hours. */
function usualStarts(offer: OfferInput, days: readonly OfferedDay[]): number[] {
  const special = (at: number) => {
    const day = dayIn(new Date(at), offer.coachZone);
    return isOff(day, offer) || offer.dateHours.some((date) => date.day === day);
  };
  const length = offer.sessionMinutes * 60_000;
  return days
    .flatMap(({ day }) => offer.usual.map((minute) => instantAt(day, minute, offer.memberZone).getTime()))
    .filter((start) => !special(start) && !special(start + length - 1));
}

/** Returns the starts of the sessions in the coach's windows. */
function coachStarts(offer: OfferInput, days: readonly OfferedDay[]): number[] {
  const length = offer.sessionMinutes * 60_000;
  const starts: number[] = [];
  // The coach's calendar may be a day before or after the member's.
  const first = addDays(days[0]?.day ?? "", -1);
  for (let index = 0; index < offer.days + 2; index++) {
    const day = addDays(first, index);
    for (const { from, until } of windowsOn(day, offer)) {
      const begin = instantAt(day, minutesOf(from), offer.coachZone).getTime();
      const end = instantAt(day, minutesOf(until), offer.coachZone).getTime();
      for (let at = begin; at + length <= end; at += length) starts.push(at);
    }
  }
  return starts;
}

function windowsOn(day: string, offer: OfferInput): readonly TimeWindow[] {
  if (isOff(day, offer)) return [];
  const own = offer.dateHours.find((date) => date.day === day)?.windows;
  return own ?? offer.weekly?.filter(({ weekday }) => weekday === weekdayOf(day)) ?? [];
}

function isOff(day: string, { daysOff }: OfferInput): boolean {
  return daysOff.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
}

/** Returns the weekday: 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
