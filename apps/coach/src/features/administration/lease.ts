import { limits } from "@aangan/copy/limits";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";

const minuteMs = 60_000;

/**
 * Returns the whole minutes left of a lease, rounded up; 0 when it has expired. A slow clock does not make it longer
 * than a full lease.
 */
export function minutesLeft(until: string, now: Date): number {
  const left = Math.ceil((Date.parse(until) - now.getTime()) / minuteMs);
  return Math.min(limits.claimMinutes, Math.max(0, left));
}

/** Whether this tab claimed a case, to distinguish a lost lease from none. */
export interface Lease {
  claimed: boolean;
  /** Call when the case was claimed. */
  begin: () => void;
  /** Call when the case was released or decided. */
  end: () => void;
}

/** Remembers in this tab that a case was claimed. */
export function useLease(id: string): Lease {
  const [claimed, setClaimed, end] = useTabState(`case_${id}`, false);
  return { claimed, begin: () => setClaimed(true), end };
}
