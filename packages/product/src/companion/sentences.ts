/**
 * Returns the received part of a reply up to its last complete sentence, for reduced motion: the text changes only by
 * whole sentences.
 */
export function wholeSentences(text: string): string {
  const ends = [...text.matchAll(/[.!?।…]["'”’)]*(?=\s)|\n+/gu)];
  const last = ends.at(-1);
  return last === undefined ? "" : text.slice(0, last.index + last[0].length).trimEnd();
}
