const scripts = [
  ["hi", /\p{Script=Devanagari}/gu],
  ["ta", /\p{Script=Tamil}/gu],
] as const;

const letters = /\p{L}/gu;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * Returns the language of a text by its script, if most of its characters share one: Hindi for Devanagari, Tamil for
 * Tamil. It selects the voice and the line height. Undefined for anything else, including Hindi in Latin script.
 */
export function languageOf(text: string): "hi" | "ta" | undefined {
  const all = count(text, letters);
  return scripts.find(([, script]) => count(text, script) * 2 > all)?.[0];
}

/**
 * Returns the language of a text that a person wrote, for a page in any language: by its script, else English. Without
 * it, a screen reader would read English with the voice of a page in Hindi.
 */
export function writtenLanguageOf(text: string): "hi" | "ta" | "en" {
  return languageOf(text) ?? "en";
}
