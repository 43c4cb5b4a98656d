import { ApiError } from "@aangan/api/errors";
import { unwrap } from "@aangan/api/member";
import { infiniteQueryOptions, type QueryClient, useInfiniteQuery } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";
import type { Entry, Page } from "./page";

const journalQuery = infiniteQueryOptions({
  queryKey: queryKeys.journal,
  // No live event reports an entry written on another device.
  staleTime: 0,
  networkMode: "always",
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam: before, signal }) =>
    unwrap(api.GET("/api/journal", { params: { query: { ...(before && { before }) } }, signal })),
  getNextPageParam: (page) => page.earlier ?? undefined,
});

/** The stored entries, newest first; `fetchNextPage` fetches older ones. */
export function useJournal() {
  return useInfiniteQuery(journalQuery);
}

/**
 * Stores an entry over the version with the `updatedAt` that it is based on (null for a new one). Throws an `ApiError`;
 * see {@link isConflict}.
 */
export function storePage(
  { id, resource, prompt, text }: Page,
  basedOn: string | null,
  leaving: boolean,
): Promise<Entry> {
  return unwrap(
    api.PUT("/api/journal/{id}", {
      params: { path: { id } },
      body: {
        text,
        ...(resource && { resource, ...(prompt !== null && { prompt }) }),
        ...(basedOn && { updatedAt: basedOn }),
      },
      // The request outlives the page.
      keepalive: leaving,
    }),
  );
}

/** Reports whether a save was rejected because the stored entry was changed elsewhere. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.fields.some(({ field }) => field === "updatedAt");

/** Refetches the shown entries. */
export function refreshJournal(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queryKeys.journal });
}

/** Shows a stored entry, new or changed. */
export function showEntry(client: QueryClient, entry: Entry): void {
  // A response in flight may not contain it.
  if (client.isFetching({ queryKey: queryKeys.journal }) > 0) refreshJournal(client);
  client.setQueryData(journalQuery.queryKey, (data) => {
    if (!data) return data;
    const known = data.pages.some((page) => page.entries.some(({ id }) => id === entry.id));
    return {
      ...data,
      pages: data.pages.map((page, place) => ({
        ...page,
        entries: known
          ? page.entries.map((one) => (one.id === entry.id ? entry : one))
          : place === 0
            ? [entry, ...page.entries]
            : page.entries,
      })),
    };
  });
}

/** Deletes a stored entry permanently. A missing one counts as deleted. Throws an `ApiError`. */
export async function removePage(id: string): Promise<void> {
  try {
    await unwrap(api.DELETE("/api/journal/{id}", { params: { path: { id } } }));
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/** Removes a deleted entry from the cache. */
export async function hideEntry(client: QueryClient, id: string): Promise<void> {
  await client.cancelQueries({ queryKey: queryKeys.journal });
  client.setQueryData(
    journalQuery.queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, entries: page.entries.filter((one) => one.id !== id) })),
      },
  );
}
