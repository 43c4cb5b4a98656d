import { useState } from "react";
import { useDetector } from "@/lib/detector";
import { useHelp, useRiskFailure } from "@/lib/risk";
import type { Entry } from "./page";

/** How long words in distress keep the crisis banner shown, in milliseconds: a day, whatever is written after them. */
const shownForMs = 24 * 60 * 60 * 1000;

/**
 * Reports whether help is shown: because the current text, or an entry of the last day, contains words of distress,
 * because the server noticed more than this page's list when it stored the text, or because the member's risk state
 * could not be fetched. `now` reports whether that is new.
 */
export function useDistress(writing: string, earlier: readonly Entry[]): { shown: boolean; now: boolean } {
  const detect = useDetector(writing);
  const [since] = useState(() => Date.now() - shownForMs);
  const { fresh } = useHelp();
  const unknown = useRiskFailure() !== null;
  const now = fresh || (detect !== null && detect(writing) !== "");
  const kept =
    detect !== null && earlier.some(({ updatedAt, text }) => Date.parse(updatedAt) > since && detect(text) !== "");
  return { shown: now || kept || unknown, now };
}
