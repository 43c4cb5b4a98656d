import { normalise } from "@aangan/shell/chat/find.ts";
import { plainText } from "./plain";

/** A piece's texts, normalized for the search. */
export interface SearchText {
  words: string;
  /** The normalized text, to exclude pieces quickly. */
  folded: string;
}

/** Prepares the Markdown of a piece for the search. */
export function toSearchText(content: string): SearchText {
  const words = plainText(content);
  return { words, folded: normalise(words, { variants: true }) };
}
