import { apostrophes, concern, dropped, foldable, folded, gapWords, harmless, urgent } from "./safety.gen";

// The server's matcher (bff/domain/safety) over the server's list, so that the banner is instant and never disagrees with
// the flag. Both run one table of labelled lines. The grammar of a pattern is described in pattern.go.

/** How a text should be met: not at all, gently, or at once. */
export type Tier = "" | "concern" | "urgent";

type Part = { words: ReadonlySet<string>; prefixes: readonly string[]; optional: boolean; gap: boolean };
type Pattern = { parts: readonly Part[]; tier: Tier };
type PatternSet = {
  byWord: Map<string, Pattern[]>;
  byPrefix: Map<string, Pattern[]>;
  shortest: number;
  longest: number;
};

/** A word's two readings: letters drawn out ("killlll") count as doubled and as single. Most words have one. */
type Word = readonly string[];

const parsePart = (text: string): Part => {
  const optional = text.endsWith("?");
  const alternatives = (optional ? text.slice(0, -1) : text).split("|");
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

const split = (text: string): Word[] =>
  text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => {
      const doubled = word.replace(/([a-z])\1{2,}/g, "$1$1");
      return doubled === word ? [word] : [doubled, word.replace(/([a-z])\1{2,}/g, "$1")];
    });

const accepts = (part: Part, word: Word): boolean =>
  word.some((text) => part.words.has(text) || part.prefixes.some((prefix) => text.startsWith(prefix)));

/** The index after the parts from number `part` on, matched from the word at `at`, or -1. */
const end = (parts: readonly Part[], part: number, words: readonly Word[], at: number): number => {
  const next = parts[part];
  if (next === undefined) return at;
  if (next.gap) {
    for (let skipped = 0; skipped <= gapWords && at + skipped < words.length; skipped++) {
      const found = end(parts, part + 1, words, at + skipped);
      if (found >= 0) return found;
    }
    return -1;
  }
  const word = words[at];
  if (word !== undefined && accepts(next, word)) {
    const found = end(parts, part + 1, words, at + 1);
    if (found >= 0) return found;
  }
  return next.optional ? end(parts, part + 1, words, at) : -1;
};

const matches = (set: PatternSet, words: readonly Word[], at: number): { end: number; tier: Tier }[] => {
  const candidates: Pattern[] = [];
  for (const text of words[at] ?? []) {
    candidates.push(...(set.byWord.get(text) ?? []));
    for (let length = set.shortest; length <= Math.min(text.length, set.longest); length++) {
      candidates.push(...(set.byPrefix.get(text.slice(0, length)) ?? []));
    }
  }
  return candidates
    .map(({ parts, tier }) => ({ end: end(parts, 0, words, at + 1), tier }))
    .filter((match) => match.end >= 0);
};

let alarms: PatternSet | undefined;
let idioms: PatternSet | undefined;

/** Returns the gravest tier that anything in the text reaches. The list is compiled on the first call. */
export function detect(text: string): Tier {
  alarms ??= compile([urgent, "urgent"], [concern, "concern"]);
  idioms ??= compile([harmless, ""]);
  const words = split(normalise(text));
  let found: Tier = "";
  // How far the furthest idiom reaches that began here or before.
  let covered = 0;
  for (let at = 0; at < words.length; at++) {
    for (const idiom of matches(idioms, words, at)) covered = Math.max(covered, idiom.end);
    for (const match of matches(alarms, words, at)) {
      if (covered >= match.end) continue;
      if (match.tier === "urgent") return "urgent";
      found = "concern";
    }
  }
  return found;
}
