import { locale } from "@aangan/copy/locale";

/** Joins names or facts in the page's language, without an "and" in English: "Tamil, English, Hindi". */
export function inList(items: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: "unit" }).format(items);
}
