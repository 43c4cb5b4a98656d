import { limits } from "@aangan/copy/limits";

const day = 24 * 60 * 60 * 1000;

/** The progress of a free trial. */
export interface Trial {
  over: boolean;
  /** Whole days left, begun ones counted; 1 on the last day. */
  daysLeft: number;
  /** Less than a day is left. */
  lastDay: boolean;
  /** The trial's days that have begun: 1 from the start, all once it is over. */
  laid: number;
}

/** Returns the progress of a trial that ends at `endsAt`. */
export function trialAt(endsAt: string, now: Date): Trial {
  const left = Date.parse(endsAt) - now.getTime();
  // The clock is read at intervals, so it may be slightly before the trial's start.
  const daysLeft = Math.min(limits.trialDays, Math.max(0, Math.ceil(left / day)));
  return {
    over: left <= 0,
    daysLeft,
    lastDay: left < day,
    laid: Math.min(limits.trialDays, limits.trialDays - daysLeft + 1),
  };
}
