import {
  apostrophes,
  concern,
  drawnRuns,
  dropped,
  foldable,
  folded,
  gapWords,
  groups,
  harmless,
  sentenceEnds,
  soft,
  urgent,
} from "./safety.gen";

// The same matcher and list as on the server (bff/domain/safety), so that the banner is instant and agrees with the
// flag. Both run one table of labelled lines. pattern.go describes the grammar of a pattern.

/** The severity of a text: none, concern, or urgent. */
export type Tier = "" | "concern" | "urgent";

type Part = { words: ReadonlySet<string>; prefixes: readonly string[]; optional: boolean; gap: boolean };
type Pattern = { parts: readonly Part[]; tier: Tier };
type PatternSet = {
  byWord: Map<string, Pattern[]>;
  byPrefix: Map<string, Pattern[]>;
  shortest: number;
  longest: number;
};

/**
 * A word with its sentence and its readings. Elongated letters ("killlll") are read as doubled and as single; most
 * words have one reading.
 */
type Word = { readings: readonly string[]; sentence: number };

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

const compile = (...blocks: [string, Tier][]): PatternSet => {
  const set: PatternSet = { byWord: new Map(), byPrefix: new Map(), shortest: Number.POSITIVE_INFINITY, longest: 0 };
  for (const [block, tier] of blocks) {
    for (const line of block.split("\n")) {
      const [first, ...rest] = line.split(" ").map(parsePart);
      if (first === undefined) continue;
      const pattern = { parts: rest, tier };
      for (const word of first.words) push(set.byWord, word, pattern);
      for (const prefix of first.prefixes) {
        push(set.byPrefix, prefix, pattern);
        set.shortest = Math.min(set.shortest, prefix.length);
        set.longest = Math.max(set.longest, prefix.length);
      }
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
  text.split(sentenceEnds).flatMap((part, sentence) =>
    part
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter((word) => word !== "")
      .map((word) => ({ readings: readings(word), sentence })),
  );

const accepts = (part: Part, word: Word): boolean =>
  word.readings.some((text) => part.words.has(text) || part.prefixes.some((prefix) => text.startsWith(prefix)));

/**
 * Returns the index after the match of the parts from number `part`, from the word at `at` and before `limit`, or -1.
 */
const end = (parts: readonly Part[], part: number, words: readonly Word[], at: number, limit: number): number => {
  const next = parts[part];
  if (next === undefined) return at;
  if (next.gap) {
    for (let skipped = 0; skipped <= gapWords && at + skipped < limit; skipped++) {
      const found = end(parts, part + 1, words, at + skipped, limit);
      if (found >= 0) return found;
    }
    return -1;
  }
  const word = at < limit ? words[at] : undefined;
  if (word !== undefined && accepts(next, word)) {
    const found = end(parts, part + 1, words, at + 1, limit);
    if (found >= 0) return found;
  }
  return next.optional ? end(parts, part + 1, words, at, limit) : -1;
};

const matches = (
  set: PatternSet,
  words: readonly Word[],
  at: number,
  limit = words.length,
): { end: number; tier: Tier }[] => {
  const candidates: Pattern[] = [];
  for (const text of words[at]?.readings ?? []) {
    candidates.push(...(set.byWord.get(text) ?? []));
    for (let length = set.shortest; length <= Math.min(text.length, set.longest); length++) {
      candidates.push(...(set.byPrefix.get(text.slice(0, length)) ?? []));
    }
  }
  return candidates
    .map(({ parts, tier }) => ({ end: end(parts, 0, words, at + 1, limit), tier }))
    .filter((match) => match.end >= 0);
};

let alarms: PatternSet | undefined;
let softening: PatternSet | undefined;
let idioms: PatternSet | undefined;

/**
 * Returns, for every word, the end of the furthest match that starts there or before. Matches stay inside a sentence.
 */
const covers = (set: PatternSet, words: readonly Word[]): number[] => {
  let furthest = 0;
  let limit = 0;
  return words.map(({ sentence }, at) => {
    while (limit <= at || words[limit]?.sentence === sentence) limit++;
    for (const match of matches(set, words, at, limit)) furthest = Math.max(furthest, match.end);
    return furthest;
  });
};

/** Returns the gravest tier that anything in the text reaches. The list is compiled on the first call. */
export function detect(text: string): Tier {
  alarms ??= compile([urgent, "urgent"], [concern, "concern"]);
  const words = split(normalise(text));
  let found: Tier = "";
  // Most texts match nothing; only the others are searched for harmless and softening phrases.
  let excused: number[] | undefined;
  let softened: number[] | undefined;
  for (let at = 0; at < words.length; at++) {
    for (const match of matches(alarms, words, at)) {
      idioms ??= compile([harmless, ""]);
      excused ??= covers(idioms, words);
      if ((excused[at] ?? 0) >= match.end) continue;
      if (match.tier === "urgent") {
        softening ??= compile([soft, "concern"]);
        softened ??= covers(softening, words);
        if ((softened[at] ?? 0) < match.end) return "urgent";
      }
      found = "concern";
    }
  }
  return found;
}
