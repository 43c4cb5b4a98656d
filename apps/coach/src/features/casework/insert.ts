/** A text with the place of the caret in it, counted in UTF-16 units as browsers do. */
export interface Placed {
  text: string;
  caret: number;
}

/**
 * Replaces the selection, from `start` to `end`, with words. Spaces separate them from the text around; the caret is
 * placed after them.
 */
export function insertAt(text: string, start: number, end: number, words: string): Placed {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const lead = before === "" || /\s$/u.test(before) ? "" : " ";
  const trail = after === "" || /^\s/u.test(after) ? "" : " ";
  const upToCaret = before + lead + words;
  return { text: upToCaret + trail + after, caret: upToCaret.length };
}
