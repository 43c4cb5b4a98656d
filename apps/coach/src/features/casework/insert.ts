/** A text and the position of the caret in it, in UTF-16 units as in browsers. */
export interface TextWithCaret {
  text: string;
  caret: number;
}

/**
 * Replaces the selection, from `start` to `end`, with a text. Spaces separate it from the text around; the caret is
 * placed after it.
 */
export function insertAt(text: string, start: number, end: number, words: string): TextWithCaret {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const lead = before === "" || /\s$/u.test(before) ? "" : " ";
  const trail = after === "" || /^\s/u.test(after) ? "" : " ";
  const upToCaret = before + lead + words;
  return { text: upToCaret + trail + after, caret: upToCaret.length };
}
