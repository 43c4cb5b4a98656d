/** The phases of one breath in whole seconds, and the number of breaths. */
export interface BreathPattern {
  in: number;
  hold: number;
  out: number;
  /** With empty lungs, before the next one. */
  rest: number;
  breaths: number;
}

/** Six slow breaths with a long exhalation. */
export const SIX_BREATHS: BreathPattern = { in: 4, hold: 2, out: 6, rest: 0, breaths: 6 };

/** A phase of a breath. */
export type Phase = "in" | "hold" | "out" | "rest";

const phases: readonly Phase[] = ["in", "hold", "out", "rest"];

/** Returns the duration of one breath, in milliseconds. */
export const breathMs = (pattern: BreathPattern): number =>
  phases.reduce((sum, phase) => sum + pattern[phase] * 1000, 0);

/** Returns the duration of all breaths, in milliseconds. */
export const lengthMs = (pattern: BreathPattern): number => breathMs(pattern) * pattern.breaths;

/** The position in a breathing exercise. */
export interface Place {
  /** From 1 to the pattern's number of breaths. */
  breath: number;
  phase: Phase;
  /** Remaining whole seconds of the phase, at least 1. */
  secondsLeft: number;
}

/** Returns the position after the given milliseconds; null when the exercise is over. Skips phases of zero seconds. */
export function placeAt(pattern: BreathPattern, elapsedMs: number): Place | null {
  const elapsed = Math.max(0, elapsedMs);
  const length = breathMs(pattern);
  if (elapsed >= lengthMs(pattern)) return null;
  let left = elapsed % length;
  for (const phase of phases) {
    const lasts = pattern[phase] * 1000;
    if (left < lasts)
      return { breath: Math.floor(elapsed / length) + 1, phase, secondsLeft: Math.ceil((lasts - left) / 1000) };
    left -= lasts;
  }
  return null;
}

/**
 * The motion of a kolam's line in one breath: drawn, held, lifted, gone. Keyframes for paths whose `pathLength` is 1,
 * slightly more for the round caps.
 */
export function lineKeyframes(pattern: BreathPattern, easing: string): Keyframe[] {
  const length = breathMs(pattern);
  const at = (seconds: number) => (seconds * 1000) / length;
  const frame = (strokeDashoffset: number, offset: number): Keyframe => ({
    strokeDasharray: "1.02 1.02",
    strokeDashoffset,
    offset,
    easing,
  });
  return [
    frame(1.02, 0),
    frame(0, at(pattern.in)),
    frame(0, at(pattern.in + pattern.hold)),
    frame(-1.02, at(pattern.in + pattern.hold + pattern.out)),
    frame(-1.02, 1),
  ];
}
