import * as words from "@aangan/copy/community-yours";
import type { Notice } from "./queries";

const sentences: Record<Exclude<Notice["kind"], "answer" | "followed">, string> = {
  kept: words.kept,
  restored: words.restored,
  hidden: words.hiddenNews,
  removed: words.removedNews,
  warned: words.warned,
  suspended: words.suspended,
  helped: words.helped,
  "appeal-kept": words.appealKept,
  "hidden-final": words.hiddenFinal,
  "removed-final": words.removedFinal,
  "flag-kept": words.flagKept,
  "flag-acted": words.flagActed,
  "flag-gone": words.flagGone,
};

/** Returns the sentence of a notice. */
export function sentenceOf({ kind, count }: Pick<Notice, "kind" | "count">): string {
  if (kind === "answer") return words.answer({ count });
  return kind === "followed" ? words.followed({ count }) : sentences[kind];
}
