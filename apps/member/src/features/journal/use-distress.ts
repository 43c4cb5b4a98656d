import { useDetector } from "@/lib/detector";
import { useHelp } from "@/lib/risk";

/**
 * Reports whether help is shown: because the current text has words of distress, because the server noticed a risk when
 * it stored a text, or because it could not be asked. `now` reports whether that is new.
 */
export function useDistress(writing: string): { shown: boolean; now: boolean } {
  const detect = useDetector(writing);
  const help = useHelp();
  const now = help.fresh || (detect?.(writing) ?? false);
  return { shown: now || help.shown, now };
}
