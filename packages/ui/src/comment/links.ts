/** A piece of a text: plain text, or a URL that can be followed. */
export interface TextPiece {
  text: string;
  /** The link's target; absent for plain text. */
  href?: string;
}

const address = /https?:\/\/[^\s<>"“”«»]+/giu;
/** Punctuation that ends a sentence, and not the URL before it. */
const closing = /[.,;:!?…'’।]+$/u;
const pairs = { ")": "(", "]": "[", "}": "{" } as const;

/** Removes the surrounding sentence's punctuation from the end of a URL; a bracket only if the URL does not open it. */
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

/** Returns the complete URL; null if it is not a web page, or if a user name in it could disguise the host. */
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
 * Splits a user's text into plain text and URLs, in order; joined, the pieces equal the text. Only complete http and
 * https URLs count.
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
