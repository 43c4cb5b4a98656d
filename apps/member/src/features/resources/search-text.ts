import { normalise } from "@aangan/shell/chat/find.ts";
import { plainText } from "./plain";

/** A piece's texts, normalized for the search. */
export interface SearchText {
  words: string;
  /** The words as they are compared, to see quickly what cannot be found. */
  folded: string;
}

/** Makes the Markdown of a piece ready to be searched. */
export function toSearchText(content: string): SearchText {
  const words = plainText(content);
  return { words, folded: normalise(words) };
}
