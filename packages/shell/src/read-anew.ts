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

/**
 * Reads once more what was being read while something was written: the server may have looked before the write, and the answer
 * that comes after it would bring the past back. What is shown already waits for the new answer, so that the old one is never
 * seen. Resolves when it has been read.
 */
export async function readOvertaken(client: QueryClient): Promise<void> {
  const reading = client
    .getQueryCache()
    // A further page of a list is not begun again: that would read the pages before it, and leave the further one out.
    .findAll({ fetchStatus: "fetching", predicate: ({ state }) => !state.fetchMeta?.fetchMore });
  // The library joins a first read instead of beginning another, so it is asked again when that has come.
  const first = reading.filter(({ state }) => state.data === undefined);
  await client.refetchQueries({ predicate: (query) => reading.includes(query) });
  await Promise.all(first.map(({ queryKey }) => client.refetchQueries({ queryKey, exact: true })));
}
