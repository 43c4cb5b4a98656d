import { useState } from "react";
import { useDetector } from "@/lib/detector";
import { inHardMoment, useBeganBefore, useRisk } from "@/lib/risk";
import type { Entry } from "./page";

/** How long words in distress keep the crisis banner shown, in milliseconds: a day, whatever is written after them. */
const shownForMs = 24 * 60 * 60 * 1000;

/**
 * Reports whether the current text, or an entry of the last day, contains words of distress, and whether that is new.
 * The server notices more than this page's list when it stores the text, and changes the member's own risk state.
 */
export function useDistress(writing: string, earlier: readonly Entry[]): { shown: boolean; now: boolean } {
  const detect = useDetector(writing);
  const [since] = useState(() => Date.now() - shownForMs);
  const risk = useRisk();
  const beganBefore = useBeganBefore(risk);
  const beganHere = inHardMoment(risk) && !beganBefore;
  if (detect === null) return { shown: beganHere, now: beganHere };
  const now = beganHere || detect(writing) !== "";
  const kept = earlier.some(({ updatedAt, text }) => Date.parse(updatedAt) > since && detect(text) !== "");
  return { shown: now || kept, now };
}
