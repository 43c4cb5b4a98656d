import type { CaseSummary } from "./queries";

/** The queue as it is shown, and what came meanwhile. */
export interface StableQueue {
  /** What is shown, in its order. */
  shown: CaseSummary[];
  /** How many came that are not shown yet. */
  fresh: number;
}

/**
 * Holds a list in place while somebody reads it: what stands there keeps its order and is renewed, what is gone goes, what
 * comes behind the end is added, and what came in between waits until it is asked for. Only words in acute crisis do not
 * wait: they stand on top at once. Without a list that was shown before, everything is shown.
 */
export function stableQueue(before: readonly string[] | null, latest: readonly CaseSummary[]): StableQueue {
  // Pages are read one after another, and a case may have moved from one to the next meanwhile.
  const now = new Map(latest.map((one) => [one.id, one]));
  const all = [...now.values()];
  const known = new Set(before ?? []);
  const last = all.findLastIndex(({ id }) => known.has(id));
  if (last < 0) return { shown: all, fresh: 0 };
  const urgent = all.slice(0, last).filter(({ id, crisis }) => crisis === "urgent" && !known.has(id));
  const held = [...known].flatMap((id) => now.get(id) ?? []);
  const shown = [...urgent, ...held, ...all.slice(last + 1)];
  return { shown, fresh: all.length - shown.length };
}

/** The case to look at after one that was decided: the one that stood behind it, else the first that is left. */
export function nextAfter(id: string, shown: readonly CaseSummary[]): CaseSummary | undefined {
  const place = shown.findIndex((one) => one.id === id);
  const free = (one: CaseSummary) =>
    one.id !== id && one.outcome === null && (one.claimedBy === null || one.claimedBy.you);
  return shown.slice(place + 1).find(free) ?? shown.find(free);
}
