import type { QueryClient } from "@tanstack/react-query";

/**
 * Reads everything that is shown once more, because it may have changed unheard. What is being read for the first time is read
 * again when that has come: the library joins such a read instead of beginning another, and it may have begun before the change.
 * Resolves when everything was asked for anew.
 */
export async function readAnew(client: QueryClient): Promise<void> {
  const first = client.getQueryCache().findAll({
    fetchStatus: "fetching",
    predicate: ({ state }) => state.data === undefined,
  });
  await client.invalidateQueries();
  await Promise.all(first.map(({ queryKey }) => client.invalidateQueries({ queryKey, exact: true })));
}
