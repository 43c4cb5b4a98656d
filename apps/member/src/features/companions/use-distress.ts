import { useState } from "react";
import { useDetector } from "@/lib/detector";
import type { TalkMessage } from "./message";
import type { Talking } from "./use-talking";

/** How long words in distress keep the crisis banner shown, in milliseconds: a day, whatever is written after them. */
const lampBurns = 24 * 60 * 60 * 1000;

/** Whether help is shown, and whether that is new: then it is read out. */
export interface Distress {
  shown: boolean;
  fresh: boolean;
}

/**
 * Whether words of distress stand in what was written within the day, or in what is being written now. The server says it of
 * what it keeps; the detector, as soon as it is here, of all else.
 */
export function useDistress(stored: readonly TalkMessage[] | undefined, talking: Talking, draft: string): Distress {
  const unsent = talking.entries.filter(({ seq }) => seq === null);
  const detect = useDetector(draft);
  const [since] = useState(() => Date.now() - lampBurns);
  const kept =
    stored?.some(({ from, safety, createdAt }) => {
      return from === "member" && safety !== "" && Date.parse(createdAt) > since;
    }) ?? false;
  const now =
    (talking.current?.safety ?? "") !== "" ||
    (detect !== null && (detect(draft) !== "" || unsent.some(({ text }) => detect(text) !== "")));
  // What stood there when the talk was opened is no new alarm.
  const [old, setOld] = useState<boolean | null>(null);
  if (old === null && stored) setOld(kept);
  else if (old && !kept) setOld(false);
  return { shown: kept || now, fresh: old !== true };
}
