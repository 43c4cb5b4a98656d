/** A character escaped with a backslash: replaced by a placeholder while the markup is removed. */
const escaped = /\\([\\`*_{}[\]()#+\-.!>~|&])/g;
const placeholderOf = (code: number) => String.fromCharCode(0xe000 + code);
const placeholders = /[\ue000-\ue07f]/g;

const references: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", shy: "" };

/** Returns the text of a Markdown document on one line, without markup, images and link URLs. */
export function plainText(markdown: string): string {
  return (
    markdown
      .replace(escaped, (_, character: string) => placeholderOf(character.charCodeAt(0)))
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
      .replace(placeholders, (character) => String.fromCharCode(character.charCodeAt(0) - 0xe000))
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
