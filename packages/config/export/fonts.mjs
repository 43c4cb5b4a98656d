// Makes a page's first fonts load in parallel with its styles. Next knows the files' names only after building, so the
// preloads are inserted into the finished pages.
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The fonts that every page needs first: titles and regular text. More would compete with the styles. */
const first = [/^eczar-latin-wght-normal\.[^.]+\.woff2$/, /^mukta-latin-400-normal\.[^.]+\.woff2$/];

/** Returns the URLs of an export's first fonts. Throws unless each exists exactly once. */
export function firstFonts(out) {
  const files = readdirSync(join(out, "_next/static/media"));
  return first.map((pattern) => {
    const [file, ...more] = files.filter((name) => pattern.test(name));
    if (!file || more.length > 0)
      throw new Error(`${out} should hold one font like ${pattern}, and has ${more.length || "no"} more`);
    return `/_next/static/media/${file}`;
  });
}

/**
 * Returns the page with preloads of these fonts right after the character set, which must stay first. Removes Next's
 * useless preconnect to the page's own origin.
 */
export function withFonts(html, fonts) {
  const links = fonts
    .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin=""/>`)
    .join("");
  const bare = html.replace(/<link rel="preconnect" href="\/"[^>]*>/g, "");
  if (bare.includes(links)) return bare;
  if (!/<meta charset="utf-8"\/?>/i.test(bare)) throw new Error("a page without a character set");
  return bare.replace(/<meta charset="utf-8"\/?>/i, (charset) => charset + links);
}
