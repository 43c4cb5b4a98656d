// Makes a page's first fonts load in parallel with its styles. Next knows the files' names only after building, so the
// preloads are inserted into the finished pages.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sourceLanguage } from "../languages.mjs";

/**
 * The fonts that every page of a language needs first: titles and regular text in its script. More would compete with
 * the styles. A language that is not listed is written in Latin letters.
 */
const scripts = {
  latin: ["eczar-latin-wght-normal", "mukta-latin-400-normal"],
  hi: ["eczar-devanagari-wght-normal", "mukta-devanagari-400-normal"],
  // Tamil's titles are in its text font, because Eczar has no Tamil letters.
  ta: ["mukta-malar-tamil-600-normal", "mukta-malar-tamil-400-normal"],
};

/**
 * Returns the URLs of the first fonts of an export in a language, which the app serves below `prefix`. Throws unless
 * each exists exactly once.
 */
export function firstFonts(out, language = sourceLanguage, prefix = "") {
  const files = readdirSync(join(out, "_next/static/media"));
  return (scripts[language] ?? scripts.latin).map((font) => {
    const [file, ...more] = files.filter((name) => name.startsWith(`${font}.`) && name.endsWith(".woff2"));
    if (!file || more.length > 0)
      throw new Error(`${out} should hold one font ${font}, and has ${more.length || "no"} more`);
    return `${prefix}/_next/static/media/${file}`;
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
