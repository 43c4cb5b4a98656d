import { focusTopics, languages } from "@aangan/copy/lists";

/** Returns the labels of codes, in the order of the list. */
function namesOf(list: readonly { code: string; label: string }[], codes: readonly string[]): string[] {
  return list.filter(({ code }) => codes.includes(code)).map(({ label }) => label);
}

/** Returns the names of languages. */
export const languageNames = (codes: readonly string[]) => namesOf(languages, codes);

/** Returns the names of focus topics. */
export const topicNames = (codes: readonly string[]) => namesOf(focusTopics, codes);

/** Splits a text at commas, without empty items and duplicates. */
export function splitList(text: string): string[] {
  const seen = new Set<string>();
  return text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => {
      const key = item.toLowerCase();
      if (item === "" || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

/** Formats city, state and country as one line. */
export const placeLine = ({ city, state, country }: { city: string; state: string; country: string }) =>
  [city, state, country]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(", ");
