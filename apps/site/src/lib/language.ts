import { displayLanguages } from "@aangan/copy/display-languages";
import { language } from "@aangan/copy/locale";

/** A language that the site is available in. */
export type DisplayLanguage = (typeof displayLanguages)[number];

/** Returns the path below which the site has its pages in a language: "" for English, which has no prefix. */
export const prefixOf = (code: string): string => (code === displayLanguages[0].code ? "" : `/${code}`);

/** The prefix of the pages in this build's language. */
export const prefix = prefixOf(language);

/** Returns the address of a page in a language. `path` is its address in English, `/faq`. */
export const pathIn = (code: string, path: string): string => `${prefixOf(code)}${path}`.replace(/(.)\/$/, "$1");

/** Returns the address in English of a page in this build's language. */
export const englishPath = (path: string): string => path.slice(prefix.length) || "/";

/** The other languages that the site is available in. */
export const otherLanguages: readonly DisplayLanguage[] = displayLanguages.filter(({ code }) => code !== language);
