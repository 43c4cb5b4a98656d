/** A piece of a text: words, or an address that can be followed. */
export interface TextPiece {
  text: string;
  /** Where it leads; left out for words. */
  href?: string;
}

const address = /https?:\/\/[^\s<>"“”«»]+/giu;
/** Punctuation that ends a sentence, and not the URL before it. */
const closing = /[.,;:!?…'’।]+$/u;
const pairs = { ")": "(", "]": "[", "}": "{" } as const;

/** Takes from the end of an address what belongs to the sentence around it; a bracket only if it was opened outside. */
function trimmed(found: string): string {
  let text = found;
  for (;;) {
    const next = text.replace(closing, "");
    const last = next.at(-1);
    const opens = last === ")" || last === "]" || last === "}" ? pairs[last] : null;
    const unopened = opens !== null && last && next.split(opens).length < next.split(last).length;
    const shorter = unopened ? next.slice(0, -1) : next;
    if (shorter === text) return text;
    text = shorter;
  }
}

/** The whole address, or null for what no browser would open as a page, or what hides where it leads behind a name. */
function followable(text: string): string | null {
  try {
    const url = new URL(text);
    const page = url.protocol === "https:" || url.protocol === "http:";
    return page && url.username === "" && url.password === "" && url.hostname.includes(".") ? url.href : null;
  } catch {
    return null;
  }
}

/**
 * Splits a user's text into words and URLs, in order; joined they are the text again. Only complete http and https
 * URLs count.
 */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = trimmed(found);
    const href = followable(shown);
    if (href === null) continue;
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: shown, href });
    from = index + shown.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
