import { useState } from "react";
import { useDetector } from "@/lib/detector";
import type { Entry } from "./page";

/** How long words in distress keep the crisis banner shown, in milliseconds: a day, whatever is written after them. */
const shownForMs = 24 * 60 * 60 * 1000;

/**
 * Reports whether the current text, or an entry of the last day, contains words of distress. Only this page checks:
 * the result is neither sent nor stored.
 */
export function useDistress(writing: string, earlier: readonly Entry[]): { shown: boolean; now: boolean } {
  const detect = useDetector(writing);
  const [since] = useState(() => Date.now() - shownForMs);
  if (detect === null) return { shown: false, now: false };
  const now = detect(writing) !== "";
  const kept = earlier.some(({ updatedAt, text }) => Date.parse(updatedAt) > since && detect(text) !== "");
  return { shown: now || kept, now };
}
