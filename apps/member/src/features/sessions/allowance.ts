/** How many sessions are included in a month, and what each month stands at; as the server tells it. */
export interface AllowanceFacts {
  included: number;
  hardStop: boolean;
  months: readonly { month: string; used: number }[] | null;
}

/** What one month of an allowance stands at. */
export interface AllowanceStatus {
  used: number;
  included: number;
  /** One more cannot be booked in this month. */
  full: boolean;
  /** One more goes past what is included, and may. */
  past: boolean;
}

/** What a month (YYYY-MM in the member's zone) stands at, before one more is booked in it. */
export function allowanceStatus({ included, hardStop, months }: AllowanceFacts, month: string): AllowanceStatus {
  const used = months?.find((one) => one.month === month)?.used ?? 0;
  return { used, included, full: hardStop && used >= included, past: !hardStop && used >= included };
}
