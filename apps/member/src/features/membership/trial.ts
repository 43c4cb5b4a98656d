import { limits } from "@aangan/copy/limits";

const day = 24 * 60 * 60 * 1000;

/** How far a free trial has come. */
export interface Trial {
  over: boolean;
  /** Whole days left, begun ones counted; 1 on the last day. */
  daysLeft: number;
  /** Less than a day is left. */
  lastDay: boolean;
  /** Days that are behind, of all the trial's days. */
  laid: number;
}

/** How far a trial that ends at an instant has come at another. */
export function trialAt(endsAt: string, now: Date): Trial {
  const left = Date.parse(endsAt) - now.getTime();
  const daysLeft = Math.max(0, Math.ceil(left / day));
  return {
    over: left <= 0,
    daysLeft,
    lastDay: left < day,
    laid: Math.max(0, limits.trialDays - daysLeft),
  };
}

/** An instant as a date with its zone, in the zone of the member. */
export function dateIn(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "long",
    month: "long",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(new Date(instant));
}
