/** How long each part of a breath takes, in milliseconds. breath.css draws by the same times. */
export const PHASES_MS = { in: 4000, hold: 2000, out: 6000 } as const;

/** What one does at a moment of a breath. */
export type Phase = keyof typeof PHASES_MS;

/** Breaths in a round. */
export const BREATHS = 6;

const BREATH_MS = PHASES_MS.in + PHASES_MS.hold + PHASES_MS.out;

/** Where a round is. */
export interface Place {
  /** From 1 to {@link BREATHS}. */
  breath: number;
  phase: Phase;
  /** Whole seconds that are left of the phase, at least 1. */
  secondsLeft: number;
}

/** Where a round is after so many milliseconds; null when it is over. */
export function placeAt(elapsedMs: number): Place | null {
  const elapsed = Math.max(0, elapsedMs);
  const breath = Math.floor(elapsed / BREATH_MS) + 1;
  if (breath > BREATHS) return null;
  let left = elapsed % BREATH_MS;
  for (const phase of ["in", "hold", "out"] as const) {
    if (left < PHASES_MS[phase]) return { breath, phase, secondsLeft: Math.ceil((PHASES_MS[phase] - left) / 1000) };
    left -= PHASES_MS[phase];
  }
  return null;
}
