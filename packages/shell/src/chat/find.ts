import type { TextRange } from "@aangan/product/conversation/highlighted.tsx";

// Client port of the server's message search with the same text normalization, so that highlights match its results.
// Both run bff/domain/messaging/testdata/find.json.

/** A base character with its marks, or a Korean syllable: highlighted as a whole. */
const clusters =
  /(?:[\u1100-\u115f\ua960-\ua97c][\u1160-\u11a7\ud7b0-\ud7c6]*[\u11a8-\u11ff\ud7cb-\ud7fb]*|[\s\S])\p{M}*/gu;
const dropped = /[\p{Cf}\p{Variation_Selector}]/gu;
const space = /^\p{White_Space}$/u;
const ofWord = /^[\p{L}\p{M}\p{N}]$/u;

/** Searches with at most this many letters match only at the start of words. */
const SHORT = 2;

/** Returns a letter for comparison: lower case, by the rules that map one letter to one. */
function fold(letter: string): string {
  const upper = letter.toUpperCase();
  const [lower = letter] = (one(upper) ? upper : letter).toLowerCase();
  return lower;
}

const one = (text: string): boolean => [...text].length === 1;

/** The letters of a text for comparison, each with its range in the text. */
interface Letters {
  letters: string[];
  places: TextRange[];
}

/**
 * Letters that Devanagari is written with and without, or with another of the same sound, as the search in posts
 * ignores them: nukta, and candrabindu for anusvara.
 */
const withoutVariants = (text: string): string => text.replaceAll("\u093c", "").replaceAll("\u0901", "\u0902");

function lettersOf(text: string, variants: boolean): Letters {
  const letters: string[] = [];
  const places: TextRange[] = [];
  for (const found of text.matchAll(clusters)) {
    const place: TextRange = [found.index, found.index + found[0].length];
    const plain = found[0].normalize("NFKC").replace(dropped, "");
    for (const letter of variants ? withoutVariants(plain) : plain) {
      const blank = space.test(letter);
      const last = places.at(-1);
      // A run of spaces counts as one, with the range of the run.
      if (blank && letters.at(-1) === " " && last) places[places.length - 1] = [last[0], place[1]];
      else {
        letters.push(blank ? " " : fold(letter));
        places.push(place);
      }
    }
  }
  return { letters, places };
}

/**
 * Normalizes a search: characters folded, single spaces, trimmed. Empty if there is nothing to search for. `variants`
 * as for {@link findIn}.
 */
export function normalise(query: string, { variants = false } = {}): string {
  return lettersOf(query, variants).letters.join("").trim();
}

function beginsWord(letters: readonly string[], at: number): boolean {
  const [before, here] = [letters[at - 1], letters[at]];
  if (here === undefined || here === " ") return false;
  return !(before !== undefined && ofWord.test(before) && ofWord.test(here));
}

/**
 * Returns the matches of a search in a text, as UTF-16 ranges of the original text, in order, never splitting a
 * character from its marks. One or two characters must begin a word; three and more match anywhere. `variants` also
 * accepts other ways of writing a Devanagari letter, which the search in messages tells apart.
 */
export function findIn(text: string, query: string, { variants = false } = {}): TextRange[] {
  const wanted = [...normalise(query, { variants })];
  if (wanted.length === 0) return [];
  const { letters, places } = lettersOf(text, variants);
  const ranges: TextRange[] = [];
  for (let at = 0; at + wanted.length <= letters.length; at++) {
    if (wanted.some((letter, i) => letters[at + i] !== letter)) continue;
    if (wanted.length <= SHORT && !beginsWord(letters, at)) continue;
    const [start] = places[at] ?? [0, 0];
    const [, end] = places[at + wanted.length - 1] ?? [0, 0];
    const last = ranges.at(-1);
    // Two matches may share a cluster of several letters.
    if (last && start < last[1]) ranges[ranges.length - 1] = [last[0], end];
    else ranges.push([start, end]);
    at += wanted.length - 1;
  }
  return ranges;
}

/**
 * Returns the matches of a search's words in a text, in any order; adjacent ranges are joined. For searches by word,
 * where {@link findIn} searches for the typed phrase. Accepts other ways of writing a Devanagari letter.
 */
export function marksIn(text: string, query: string): TextRange[] {
  const words = normalise(query).split(" ").filter(Boolean);
  const found = words
    .flatMap((word) => findIn(text, word, { variants: true }))
    .toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const marks: TextRange[] = [];
  for (const [start, end] of found) {
    const last = marks.at(-1);
    if (last && start <= last[1]) marks[marks.length - 1] = [last[0], Math.max(last[1], end)];
    else marks.push([start, end]);
  }
  return marks;
}
