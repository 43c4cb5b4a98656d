import { MutationCache, type Query, QueryClient } from "@tanstack/react-query";
import { appendToLatestPages } from "./pages";

/**
 * Returns the query client of an app. Live events and mutations invalidate what they change, so data never becomes
 * stale by time. A failed fetch is shown with a retry button instead of being retried silently. Invalidated and failed
 * queries are refetched when the window is focused or the network is back, as the library does by default.
 */
export function createQueryClient(): QueryClient {
  // A failed mutation may have been stored nevertheless.
  const onSettled = (): void => refetchInFlight(client);
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({ onSuccess: onSettled, onError: onSettled }),
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, structuralSharing: appendToLatestPages },
      // Without a connection a mutation fails at once. Paused, it would delete an account or log out at some later
      // time.
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return client;
}

/**
 * Restarts every fetch in flight: the server may have read before the mutation stored. Live events do not cover this,
 * since not every mutation causes one. A fetch of a list's next page continues, because changes appear at the start of
 * a list.
 */
function refetchInFlight(client: QueryClient): void {
  const inFlight = client
    .getQueryCache()
    .findAll({ fetchStatus: "fetching" })
    .filter((query) => !isPageFetch(query));
  if (inFlight.length === 0) return;
  const predicate = (query: Query) => inFlight.includes(query);
  void client.cancelQueries({ predicate }).then(() => client.invalidateQueries({ predicate }));
}

const isPageFetch = ({ state }: Query): boolean => Boolean(state.fetchMeta?.fetchMore);
