/** A list as it is shown. */
export interface StableList<C> {
  /** What is shown, in its order. */
  shown: readonly C[];
  /** Whether the list would stand otherwise if nobody held it. */
  moved: boolean;
}

/**
 * Holds a list in place while somebody has a finger on it: what stands there keeps its order and is renewed, what is gone goes,
 * and what comes behind the end is added. What came in between waits. Without a list that was shown before, it is the latest
 * one. Nobody stands in it twice: between two pages somebody may have moved from one to the other.
 */
export function stableOrder<C extends { id: string }>(
  before: readonly string[] | null,
  latest: readonly C[],
): StableList<C> {
  const byId = new Map<string, C>();
  for (const one of latest) if (!byId.has(one.id)) byId.set(one.id, one);
  const all = [...byId.values()];
  if (before === null) return { shown: all, moved: false };
  const known = new Set(before);
  const last = all.findLastIndex(({ id }) => known.has(id));
  if (last < 0) return { shown: all, moved: false };
  const held = before.flatMap((id) => byId.get(id) ?? []);
  const shown = [...held, ...all.slice(last + 1)];
  return { shown, moved: shown.length !== all.length || shown.some(({ id }, place) => all[place]?.id !== id) };
}
