/** The shown list. */
export interface StableList<C> {
  /** The shown clients, in order. */
  shown: readonly C[];
  /** Whether the latest order differs from the shown one. */
  moved: boolean;
}

/**
 * Keeps a list in order while it is in use: shown clients keep their place and are updated, missing ones are removed,
 * and those after the end are appended. New ones in between wait. Without a list shown before, it is the latest one.
 * Duplicates, from a client who moved between two page fetches, are removed.
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
  const shownBefore = before.flatMap((id) => byId.get(id) ?? []);
  const shown = [...shownBefore, ...all.slice(last + 1)];
  return { shown, moved: shown.length !== all.length || shown.some(({ id }, place) => all[place]?.id !== id) };
}
