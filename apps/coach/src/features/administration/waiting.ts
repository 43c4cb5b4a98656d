import { type components, unwrap } from "@aangan/api/coach";
import { useLiveEvent } from "@aangan/shell/live/live.tsx";
import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** How much of everything waits for an administrator. */
export type Waiting = components["schemas"]["Glance"];

/**
 * Query options of the administration. No live event reports its changes (except those of the inbox), so it is polled.
 */
export const current = {
  refetchInterval: 30_000,
  refetchOnWindowFocus: "always",
  refetchOnReconnect: "always",
  refetchOnMount: "always",
} as const;

const waitingQuery = queryOptions({
  queryKey: queryKeys.waiting,
  queryFn: () => unwrap(api.GET("/api/coach/admin/glance")),
  ...current,
});

/** The numbers of waiting tasks. Administrators only: others get 403. */
export function useWaiting(enabled: boolean) {
  return useQuery({ ...waitingQuery, enabled });
}

/** Refetches the inbox and its numbers when an entry arrives or is handled. */
export function useLiveInbox(): void {
  const client = useQueryClient();
  useLiveEvent("inbox", () => heardOfInbox(client));
}

/** Invalidates everything about the inbox. */
export function heardOfInbox(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queryKeys.waiting });
  void client.invalidateQueries({ queryKey: queryKeys.inbox.all });
}

/** How much of the inbox is open, in all its lists. */
export function openInbox({ inbox }: Waiting): number {
  return inbox.messages + inbox.applications + inbox.signups;
}
