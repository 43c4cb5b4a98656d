import { limits } from "@aangan/copy/limits";
import { findIn, marksIn, normalise } from "@aangan/shell/find";
import type { TextRange } from "@aangan/ui/conversation";
import { plainText, preview } from "./plain";
import type { Resource } from "./queries";

/** A text with what is marked in it. */
export interface Marked {
  text: string;
  ranges: readonly TextRange[];
}

/** A piece as the list shows it: with marks where something was looked for. */
export interface Found {
  piece: Resource;
  title: Marked;
  description: Marked;
  /** How the piece begins, or the part around the first mark. */
  preview: Marked;
}

/** What a piece says, made once for each. */
interface Said {
  words: string;
  /** Title, description and words as they are compared, to see quickly what cannot be found. */
  folded: string;
}

const said = new WeakMap<Resource, Said>();

function saidBy(piece: Resource): Said {
  const known = said.get(piece);
  if (known) return known;
  const words = plainText(piece.content);
  const made = { words, folded: normalise(`${piece.title} ${piece.description} ${words}`) };
  said.set(piece, made);
  return made;
}

/**
 * The pieces that hold every word of a search, anywhere and in any order; what is found in titles comes first, then what is
 * found in descriptions, each in the library's order. Without a search all of them, each with its beginning.
 */
export function findPieces(pieces: readonly Resource[], query: string): Found[] {
  const wanted = normalise(query).split(" ").filter(Boolean);
  const found = pieces.filter((piece) => wanted.every((word) => holds(piece, word))).map((piece) => show(piece, query));
  if (wanted.length === 0) return found;
  const rank = ({ title, description }: Found) => (title.ranges.length > 0 ? 0 : description.ranges.length > 0 ? 1 : 2);
  return found.toSorted((a, b) => rank(a) - rank(b));
}

function holds(piece: Resource, word: string): boolean {
  const { words, folded } = saidBy(piece);
  // Letters inside a word do not make a short search.
  return folded.includes(word) && [piece.title, piece.description, words].some((text) => findIn(text, word).length > 0);
}

function show(piece: Resource, query: string): Found {
  const mark = (text: string): Marked => ({ text, ranges: marksIn(text, query) });
  const { words } = saidBy(piece);
  const beginning = mark(preview(words, limits.resourcePreview));
  const [first] = beginning.ranges.length > 0 ? [] : marksIn(words, query);
  return {
    piece,
    title: mark(piece.title),
    description: mark(piece.description),
    preview: first ? mark(passage(words, first[0])) : beginning,
  };
}

/** How much stands before what was found, in UTF-16 units at most. */
const BEFORE = 40;

/** The part of a text around a place in it, from the beginning of a word on. */
function passage(text: string, at: number): string {
  if (at <= BEFORE) return preview(text, limits.resourcePreview);
  const space = text.slice(at - BEFORE, at).search(/\s/u);
  return `…${preview(text.slice(space < 0 ? at : at - BEFORE + space + 1), limits.resourcePreview)}`;
}
