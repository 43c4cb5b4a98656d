import { useState } from "react";
import { useDetector } from "@/lib/detector";
import type { TalkMessage } from "./message";
import type { Talking } from "./use-talking";

/** How long words in distress keep the crisis banner shown, in milliseconds: a day, whatever is written after them. */
const shownForMs = 24 * 60 * 60 * 1000;

/** Whether help is shown, and whether that is new: then it is read out. */
export interface Distress {
  shown: boolean;
  fresh: boolean;
}

/**
 * Reports whether the messages of the last day, or the draft, contain words of distress. The server classifies stored
 * messages; the detector, once loaded, classifies the rest.
 */
export function useDistress(stored: readonly TalkMessage[] | undefined, talking: Talking, draft: string): Distress {
  const unsent = talking.entries.filter(({ seq }) => seq === null);
  const detect = useDetector(draft);
  const [since] = useState(() => Date.now() - shownForMs);
  const kept =
    stored?.some(({ from, safety, createdAt }) => {
      return from === "member" && safety !== "" && Date.parse(createdAt) > since;
    }) ?? false;
  const now =
    (talking.current?.safety ?? "") !== "" ||
    (detect !== null && (detect(draft) || unsent.some(({ text }) => detect(text))));
  // Distress from before the talk was opened is not a new alarm.
  const [old, setOld] = useState<boolean | null>(null);
  if (old === null && stored) setOld(kept);
  else if (old && !kept) setOld(false);
  return { shown: kept || now, fresh: old !== true };
}
