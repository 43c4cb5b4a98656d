import type { CaseSummary } from "./queries";

/** The queue as shown, and the new cases. */
export interface StableQueue {
  /** The shown cases, in order. */
  shown: CaseSummary[];
  /** The number of new cases that are not shown yet. */
  fresh: number;
}

/**
 * Keeps a list in order while it is read: shown cases keep their place and are updated, missing ones are removed,
 * those after the end are appended, and those in between wait until requested. Only acute crises do not wait: they go
 * to the top at once. Without a list shown before, everything is shown.
 */
export function stableQueue(before: readonly string[] | null, latest: readonly CaseSummary[]): StableQueue {
  // Pages are fetched one after the other, so a case may appear on two.
  const now = new Map(latest.map((one) => [one.id, one]));
  const all = [...now.values()];
  const known = new Set(before ?? []);
  const last = all.findLastIndex(({ id }) => known.has(id));
  if (last < 0) return { shown: all, fresh: 0 };
  const urgent = all.slice(0, last).filter(({ id, crisis }) => crisis === "urgent" && !known.has(id));
  const shownBefore = [...known].flatMap((id) => now.get(id) ?? []);
  const shown = [...urgent, ...shownBefore, ...all.slice(last + 1)];
  return { shown, fresh: all.length - shown.length };
}

/** Returns the case to open after a decided one: the one that followed it, else the first. */
export function nextAfter(id: string, shown: readonly CaseSummary[]): CaseSummary | undefined {
  const place = shown.findIndex((one) => one.id === id);
  const free = (one: CaseSummary) =>
    one.id !== id && one.outcome === null && (one.claimedBy === null || one.claimedBy.you);
  return shown.slice(place + 1).find(free) ?? shown.find(free);
}
