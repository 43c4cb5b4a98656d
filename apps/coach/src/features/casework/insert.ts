/** A text with the place of the caret in it, counted in UTF-16 units as browsers do. */
export interface Placed {
  text: string;
  caret: number;
}

/**
 * Puts words into a text in place of what is chosen there, from `start` to `end`. A space keeps them apart from what stands
 * before and after; the caret comes to stand behind them.
 */
export function insertAt(text: string, start: number, end: number, words: string): Placed {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const lead = before === "" || /\s$/u.test(before) ? "" : " ";
  const trail = after === "" || /^\s/u.test(after) ? "" : " ";
  const upToCaret = before + lead + words;
  return { text: upToCaret + trail + after, caret: upToCaret.length };
}
