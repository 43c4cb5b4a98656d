/** One step of a scan: its instruction and its duration. */
export interface ScanStep {
  text: string;
  /** Whole seconds. */
  seconds: number;
}

/** The position in a scan. */
export interface ScanPlace {
  /** Index of the step. */
  step: number;
  /** Remaining whole seconds of the step, at least 1. */
  secondsLeft: number;
  /** The finished share of the step, from 0 to 1. */
  part: number;
}

/** Returns the start of a step in milliseconds; for `steps.length`, the end of the scan. */
export const startOf = (steps: readonly ScanStep[], step: number): number =>
  steps.slice(0, step).reduce((sum, { seconds }) => sum + seconds * 1000, 0);

/** Returns the duration of all steps, in milliseconds. */
export const scanMs = (steps: readonly ScanStep[]): number => startOf(steps, steps.length);

/** Returns the position after the given milliseconds; null when the scan is over. */
export function scanAt(steps: readonly ScanStep[], elapsedMs: number): ScanPlace | null {
  let left = Math.max(0, elapsedMs);
  for (const [step, { seconds }] of steps.entries()) {
    const lasts = seconds * 1000;
    if (left < lasts) return { step, secondsLeft: Math.ceil((lasts - left) / 1000), part: left / lasts };
    left -= lasts;
  }
  return null;
}
