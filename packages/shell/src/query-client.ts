import { QueryClient } from "@tanstack/react-query";

/**
 * Answers stay as they are until something says that they changed (a live event, a write, a reset): they never go stale
 * by themselves, and a failed call is shown instead of being tried again behind the person's back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false },
    },
  });
}
