import * as words from "@aangan/copy/community-thread";
import type { ThreadComment } from "./queries";

/** An action on the post or one of its comments that opens a dialog. */
export type ThreadAction = { kind: "edit" } | { kind: "delete" | "flag" | "appeal"; comment?: ThreadComment };

/** Returns the labels next to an author's name in a thread. */
export function marksOf(author: { isYours: boolean; isOriginalPoster?: boolean }): string[] {
  return [...(author.isOriginalPoster ? [words.originalPoster] : []), ...(author.isYours ? [words.you] : [])];
}
