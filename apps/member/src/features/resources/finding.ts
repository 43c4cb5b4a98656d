import { limits } from "@aangan/copy/limits";
import type { TextRange } from "@aangan/product/conversation/highlighted.tsx";
import { findIn, marksIn, normalise } from "@aangan/shell/chat/find.ts";
import { preview } from "./plain";
import type { Summary } from "./queries";
import { type SearchText, toSearchText } from "./search-text";

/** A text with its highlighted ranges. */
interface Marked {
  text: string;
  ranges: readonly TextRange[];
}

/** A piece as the list shows it, with the matches marked. */
export interface Found {
  piece: Summary;
  title: Marked;
  description: Marked;
  /** The beginning of the text, or the part around the first match. */
  preview: Marked;
}

/** The full texts by slug; until they are loaded, the beginnings are searched instead. */
export type Texts = ReadonlyMap<string, SearchText>;

/**
 * Returns the pieces that contain every word of a search, anywhere and in any order: matches in titles first, then in
 * descriptions, each in the library's order. Without a search it returns all, each with its beginning.
 */
export function findPieces(pieces: readonly Summary[], texts: Texts | undefined, query: string): Found[] {
  const wanted = normalise(query, { variants: true }).split(" ").filter(Boolean);
  const found = pieces
    .map((piece) => ({ piece, text: texts?.get(piece.id) ?? toSearchText(piece.preview) }))
    .filter(({ piece, text }) => wanted.every((word) => matches(piece, text, word)))
    .map(({ piece, text }) => show(piece, text, query));
  if (wanted.length === 0) return found;
  const rank = ({ title, description }: Found) => (title.ranges.length > 0 ? 0 : description.ranges.length > 0 ? 1 : 2);
  return found.toSorted((a, b) => rank(a) - rank(b));
}

function matches({ title, description }: Summary, { words, folded }: SearchText, word: string): boolean {
  // A short search must match the start of a word in texts.
  const texts = folded.includes(word) ? [title, description, words] : [title, description];
  return texts.some((text) => findIn(text, word, { variants: true }).length > 0);
}

function show(piece: Summary, { words }: SearchText, query: string): Found {
  const mark = (text: string): Marked => ({ text, ranges: marksIn(text, query) });
  const beginning = mark(piece.preview);
  const [first] = beginning.ranges.length > 0 ? [] : marksIn(words, query);
  return {
    piece,
    title: mark(piece.title),
    description: mark(piece.description),
    preview: first ? mark(passage(words, first[0])) : beginning,
  };
}

/** The maximum length of the text before a match, in UTF-16 units. */
const BEFORE = 40;

/** Returns the part of a text around an index, from the start of a word. */
function passage(text: string, at: number): string {
  if (at <= BEFORE) return preview(text, limits.resourcePreview);
  const space = text.slice(at - BEFORE, at).search(/\s/u);
  return `…${preview(text.slice(space < 0 ? at : at - BEFORE + space + 1), limits.resourcePreview)}`;
}
