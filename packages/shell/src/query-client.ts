import { MutationCache, QueryClient } from "@tanstack/react-query";
import { readOvertaken } from "./read-anew";

/**
 * Answers stay as they are until something says that they changed (a live event, a write, a reset): they never go stale
 * by themselves, and a failed call is shown instead of being tried again behind the person's back. What is being read while
 * a write is answered is read again.
 */
export function createQueryClient(): QueryClient {
  // A write that fails may have been stored all the same. Both come before what the mutation itself makes of its answer, so that
  // what it asks for is not asked for twice.
  const answered = () => void readOvertaken(client);
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({ onSuccess: answered, onError: answered }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      // Without a connection a write fails at once. It must not wait, unsaid, for there to be one: nobody's account may go, and
      // nobody be logged out, whenever that is.
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return client;
}
