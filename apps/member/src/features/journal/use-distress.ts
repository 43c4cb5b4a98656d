import { useState } from "react";
import { useDetector } from "@/lib/detector";
import type { Entry } from "./page";

/** How long words in distress keep the crisis banner shown, in milliseconds: a day, whatever is written after them. */
const lampBurns = 24 * 60 * 60 * 1000;

/**
 * Whether words of distress stand in what is being written, or in what was written within the day. Only this page looks:
 * nothing of it is sent or stored.
 */
export function useDistress(writing: string, earlier: readonly Entry[]): { shown: boolean; now: boolean } {
  const detect = useDetector(writing);
  const [since] = useState(() => Date.now() - lampBurns);
  if (detect === null) return { shown: false, now: false };
  const now = detect(writing) !== "";
  const kept = earlier.some(({ updatedAt, text }) => Date.parse(updatedAt) > since && detect(text) !== "");
  return { shown: now || kept, now };
}
