import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";

/**
 * Returns the reading grade of English texts together: the American school grade that can read them, by Flesch and
 * Kincaid. For tests. Each text counts as at least one sentence. Texts of fewer than five words are left out, because
 * the formula says nothing about a label; without any other the result is 0.
 */
export function readingGrade(texts: readonly string[]): number {
  const counts = { sentence: 0, word: 0, syllable: 0 };
  for (const text of texts) {
    const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,@:/-]*/gu) ?? [];
    if (words.length < 5) continue;
    counts.sentence += Math.max(1, text.match(/[.?!:](?=\s|$)/g)?.length ?? 0);
    counts.word += words.length;
    // A number is read as a word or two.
    for (const word of words) counts.syllable += Math.max(1, syllable(word));
  }
  return counts.word === 0 ? 0 : fleschKincaid(counts);
}
