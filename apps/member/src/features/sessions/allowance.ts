/** The monthly allowance of sessions and its use by month, as sent by the server. */
export interface AllowanceFacts {
  included: number;
  hardStop: boolean;
  months: readonly { month: string; used: number }[] | null;
}

/** The state of an allowance in one month. */
export interface AllowanceStatus {
  used: number;
  included: number;
  /** One more cannot be booked in this month. */
  full: boolean;
  /** Booking one more exceeds the allowance, and is permitted. */
  past: boolean;
}

/** Returns the state of a month (YYYY-MM in the member's zone) before another booking in it. */
export function allowanceStatus({ included, hardStop, months }: AllowanceFacts, month: string): AllowanceStatus {
  const used = months?.find((one) => one.month === month)?.used ?? 0;
  return { used, included, full: hardStop && used >= included, past: !hardStop && used >= included };
}

/**
 * Reports whether a session can be booked in a month: one that is full cannot, unless a session only moves within it.
 * Without an allowance, which could not be read, every month counts as open: the server decides.
 */
export function isOpenMonth(allowance: AllowanceFacts | undefined, month: string, movedFrom: string | null): boolean {
  return !allowance || month === movedFrom || !allowanceStatus(allowance, month).full;
}
