import { type components, unwrap } from "@aangan/api/coach";
import { useLiveEvent } from "@aangan/shell/live/live.tsx";
import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** The numbers of tasks that wait for an administrator. */
export type WaitingCounts = components["schemas"]["Glance"];

/**
 * Query options of the administration. No live event reports its changes (except those of the inbox), so it is polled.
 */
export const pollOptions = {
  refetchInterval: 30_000,
  refetchOnWindowFocus: "always",
  refetchOnReconnect: "always",
  refetchOnMount: "always",
} as const;

const waitingQuery = queryOptions({
  queryKey: queryKeys.waiting,
  queryFn: () => unwrap(api.GET("/api/coach/admin/glance")),
  ...pollOptions,
});

/** The numbers of waiting tasks. Administrators only: others get 403. */
export function useWaiting(enabled: boolean) {
  return useQuery({ ...waitingQuery, enabled });
}

/** Refetches the inbox and its numbers when an entry arrives or is handled. */
export function useLiveInbox(): void {
  const client = useQueryClient();
  useLiveEvent("inbox", () => invalidateInbox(client));
}

/** Invalidates the inbox and its numbers. */
export function invalidateInbox(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queryKeys.waiting });
  void client.invalidateQueries({ queryKey: queryKeys.inbox.all });
}

/** Returns the number of open entries in all lists of the inbox. */
export function openInboxCount({ inbox }: WaitingCounts): number {
  return inbox.messages + inbox.applications + inbox.signups;
}
