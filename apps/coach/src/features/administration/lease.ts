import { limits } from "@aangan/copy/limits";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";

const minuteMs = 60_000;

/**
 * Whole minutes that are left until the end of a lease, the last one counted as one; 0 when it is past. A clock that is a little
 * behind does not make a lease longer than any is.
 */
export function minutesLeft(until: string, now: Date): number {
  const left = Math.ceil((Date.parse(until) - now.getTime()) / minuteMs);
  return Math.min(limits.claimMinutes, Math.max(0, left));
}

/** Whether this tab has taken a case, so that its loss can be told from never having had it. */
export interface Lease {
  had: boolean;
  /** The case was taken. */
  begin: () => void;
  /** The case was given back or decided. */
  end: () => void;
}

/** Remembers in this tab that a case was taken. */
export function useLease(id: string): Lease {
  const [had, keep, end] = useTabState(`case_${id}`, false);
  return { had, begin: () => keep(true), end };
}
