import { type components, unwrap } from "@aangan/api/member";
import { limits } from "@aangan/copy/limits";
import { useLiveState } from "@aangan/shell/live/live.tsx";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "./api";
import { queryKeys } from "./query-keys";

/** The member's trial, and their plan if they pay. */
export type SubscriptionStatus = components["schemas"]["SubscriptionStatus"];

/** The shared query. Its error is an `ApiError`. */
export const subscriptionQuery = queryOptions({
  queryKey: queryKeys.subscription.all,
  queryFn: () => unwrap(api.GET("/api/subscription-status")),
});

/**
 * The member's plan and trial. Live events refetch it; without the stream it is polled. `enabled: false` disables it.
 * `fresh` refetches it on every mount.
 */
export function useSubscription({ enabled = true, fresh = false }: { enabled?: boolean; fresh?: boolean } = {}) {
  const live = useLiveState();
  return useQuery({
    ...subscriptionQuery,
    enabled,
    refetchOnMount: fresh ? "always" : true,
    refetchInterval: live === "open" ? false : limits.unreadPollMs,
  });
}
