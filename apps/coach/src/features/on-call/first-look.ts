import * as words from "@aangan/copy/on-call";
import { shortDuration } from "@/features/clients/waiting";
import type { FirstLook } from "./queries";

/** Formats the measured first looks as a sentence. */
export function firstLookText({ crises, medianSeconds, slowestSeconds, days }: FirstLook): string {
  if (crises === 0) return words.noFirstLook({ days });
  return words.firstLook({
    days,
    median: shortDuration(medianSeconds * 1_000),
    slowest: shortDuration(slowestSeconds * 1_000),
  });
}
