/** A character escaped with a backslash, kept aside while the marks are removed. */
const literal = /\\([\\`*_{}[\]()#+\-.!>~|&])/g;
const kept = (code: number) => String.fromCharCode(0xe000 + code);
const restored = /[\ue000-\ue07f]/g;

const references: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", shy: "" };

/** The words of a text in Markdown on one line, without its marks, its pictures and the addresses of its links. */
export function plainText(markdown: string): string {
  return (
    markdown
      .replace(literal, (_, character: string) => kept(character.charCodeAt(0)))
      .replace(/^[ \t]*(?:```|~~~).*$/gm, "")
      .replace(/<!--[\s\S]*?-->|<\/?[a-z][^>]*>/gi, "")
      // A heading gets a full stop, which its author omits.
      .replace(/^[ \t]{0,3}#{1,6}[ \t]+(.*?)[ \t#]*$/gm, (_, words: string) =>
        /[\p{P}।]$/u.test(words) ? words : `${words}.`,
      )
      .replace(/^[ \t]{0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/gm, "")
      .replace(/^[ \t]*(?:(?:#{1,6}|[-*+]|\d{1,9}[.)]|>)[ \t]+|>)+/gm, "")
      .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .replace(/(\*{1,3}|~~|`+)(?=\S)([\s\S]*?\S)\1/g, "$2")
      .replace(/(?<![\p{L}\p{N}])(_{1,3})(?=\S)([\s\S]*?\S)\1(?![\p{L}\p{N}])/gu, "$2")
      .replace(/&(amp|lt|gt|quot|nbsp|shy);/g, (whole, name: string) => references[name] ?? whole)
      .replace(restored, (character) => String.fromCharCode(character.charCodeAt(0) - 0xe000))
      .replace(/\s+/gu, " ")
      .trim()
  );
}

/**
 * Returns the beginning of a text, `most` code points at most, with "…" if it was cut. Never cuts inside a word, or
 * between a letter and its marks.
 */
export function preview(text: string, most: number): string {
  if ([...text].length <= most) return text;
  let cut = 0;
  let length = 0;
  for (const { segment, index } of new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)) {
    length += [...segment].length;
    if (length > most) break;
    cut = index + segment.length;
  }
  const taken = text.slice(0, cut);
  const space = /\s/u.test(text.slice(cut, cut + 1)) ? taken.length : taken.search(/\s\S*$/u);
  return `${taken.slice(0, space > 0 ? space : taken.length).replace(/[\s.,;:–—-]+$/u, "")}…`;
}
