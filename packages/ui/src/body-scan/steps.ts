/** One step of a scan: what to turn to, and for how long. */
export interface ScanStep {
  text: string;
  /** Whole seconds. */
  seconds: number;
}

/** Where a scan is. */
export interface ScanPlace {
  /** Index of the step. */
  step: number;
  /** Whole seconds that are left of it, at least 1. */
  secondsLeft: number;
  /** How much of it is over, from 0 to 1. */
  part: number;
}

/** When a step begins, in milliseconds. The number of steps itself is the end. */
export const startOf = (steps: readonly ScanStep[], step: number): number =>
  steps.slice(0, step).reduce((sum, { seconds }) => sum + seconds * 1000, 0);

/** How long all steps take, in milliseconds. */
export const scanMs = (steps: readonly ScanStep[]): number => startOf(steps, steps.length);

/** Where a scan is after so many milliseconds; null when it is over. */
export function scanAt(steps: readonly ScanStep[], elapsedMs: number): ScanPlace | null {
  let left = Math.max(0, elapsedMs);
  for (const [step, { seconds }] of steps.entries()) {
    const lasts = seconds * 1000;
    if (left < lasts) return { step, secondsLeft: Math.ceil((lasts - left) / 1000), part: left / lasts };
    left -= lasts;
  }
  return null;
}
