/**
 * What has come of an answer, cut after its last whole sentence. For people who want nothing to move: words then stand still
 * until the next sentence is there.
 */
export function wholeSentences(text: string): string {
  const ends = [...text.matchAll(/[.!?।…]["'”’)]*(?=\s)|\n+/gu)];
  const last = ends.at(-1);
  return last === undefined ? "" : text.slice(0, last.index + last[0].length).trimEnd();
}
