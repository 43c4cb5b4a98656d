const scripts = [
  ["hi", /\p{Script=Devanagari}/gu],
  ["ta", /\p{Script=Tamil}/gu],
] as const;

const letters = /\p{L}/gu;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * The language of a text by its script, where most of its letters are of one: Hindi for Devanagari, Tamil for Tamil. So it is
 * spoken with the right voice and set with the right room. Undefined for anything else, Hindi in Latin letters included.
 */
export function languageOf(text: string): "hi" | "ta" | undefined {
  const all = count(text, letters);
  return scripts.find(([, script]) => count(text, script) * 2 > all)?.[0];
}
