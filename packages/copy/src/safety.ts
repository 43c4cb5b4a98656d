import { apostrophes, drawnRuns, dropped, foldable, folded, gapWords, groups, urgent } from "./safety.gen";

// The server's matcher (bff/domain/safety) with the urgent phrases only, so that help appears while a person writes. The
// server's answer to the stored text decides everything else. pattern.go describes the grammar of a pattern.

/** The severity of a text, from the server: none, concern, or urgent. */
export type Tier = "" | "concern" | "urgent";

type Part = { words: ReadonlySet<string>; prefixes: readonly string[]; optional: boolean; gap: boolean };
type Pattern = readonly Part[];
type PatternSet = {
  byWord: Map<string, Pattern[]>;
  byPrefix: Map<string, Pattern[]>;
  shortest: number;
  longest: number;
};

/**
 * The readings of a word. Elongated letters ("killlll") are read as doubled and as single; most words have one reading.
 */
type Word = readonly string[];

const parsePart = (text: string): Part => {
  const optional = text.endsWith("?");
  const alternatives = (optional ? text.slice(0, -1) : text)
    .split("|")
    .flatMap((word) => (word.startsWith("$") ? (groups[word.slice(1)]?.split("|") ?? []) : [word]));
  return {
    words: new Set(alternatives.filter((word) => !word.endsWith("*"))),
    prefixes: alternatives.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1)),
    optional,
    gap: text === "~",
  };
};

const push = (map: Map<string, Pattern[]>, key: string, pattern: Pattern) => {
  const patterns = map.get(key);
  if (patterns) patterns.push(pattern);
  else map.set(key, [pattern]);
};

const compile = (block: string): PatternSet => {
  const set: PatternSet = { byWord: new Map(), byPrefix: new Map(), shortest: Number.POSITIVE_INFINITY, longest: 0 };
  for (const line of block.split("\n")) {
    const [first, ...rest] = line.split(" ").map(parsePart);
    if (first === undefined) continue;
    for (const word of first.words) push(set.byWord, word, rest);
    for (const prefix of first.prefixes) {
      push(set.byPrefix, prefix, rest);
      set.shortest = Math.min(set.shortest, prefix.length);
      set.longest = Math.max(set.longest, prefix.length);
    }
  }
  return set;
};

const normalise = (text: string): string =>
  text
    .replace(apostrophes, "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(dropped, "")
    .replace(foldable, (letter) => folded[letter] ?? letter);

const elongated = /([\p{L}\p{M}])\1{2,}/gu;

const readings = (word: string): string[] => {
  const runs = word.match(elongated)?.length ?? 0;
  if (runs === 0) return [word];
  // Each run has a bit that decides whether it is read as doubled. With many runs only all or none are.
  const together = runs > drawnRuns;
  const found: string[] = [];
  for (let doubled = together ? 1 : 2 ** runs - 1; doubled >= 0; doubled--) {
    let run = 0;
    found.push(
      word.replace(elongated, (_, letter: string) => letter.repeat(1 + ((doubled >> (together ? 0 : run++)) & 1))),
    );
  }
  return found;
};

const split = (text: string): Word[] =>
  text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "")
    .map(readings);

const accepts = (part: Part, word: Word): boolean =>
  word.some((text) => part.words.has(text) || part.prefixes.some((prefix) => text.startsWith(prefix)));

/** Reports whether the parts from number `part` match the words from `at`. */
const matchesFrom = (parts: Pattern, part: number, words: readonly Word[], at: number): boolean => {
  const next = parts[part];
  if (next === undefined) return true;
  if (next.gap) {
    for (let skipped = 0; skipped <= gapWords && at + skipped < words.length; skipped++) {
      if (matchesFrom(parts, part + 1, words, at + skipped)) return true;
    }
    return false;
  }
  const word = words[at];
  if (word !== undefined && accepts(next, word) && matchesFrom(parts, part + 1, words, at + 1)) return true;
  return next.optional && matchesFrom(parts, part + 1, words, at);
};

let alarms: PatternSet | undefined;

/** Reports whether the text has an urgent phrase. The list is compiled on the first call. */
export function detect(text: string): boolean {
  alarms ??= compile(urgent);
  const { byWord, byPrefix, shortest, longest } = alarms;
  const words = split(normalise(text));
  return words.some((word, at) =>
    word.some((reading) => {
      const candidates = [...(byWord.get(reading) ?? [])];
      for (let length = shortest; length <= Math.min(reading.length, longest); length++) {
        candidates.push(...(byPrefix.get(reading.slice(0, length)) ?? []));
      }
      return candidates.some((parts) => matchesFrom(parts, 0, words, at + 1));
    }),
  );
}
