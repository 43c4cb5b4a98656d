import { type components, unwrap } from "@aangan/api/member";
import { limits } from "@aangan/copy/limits";
import { useLiveState } from "@aangan/shell/live/live.tsx";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "./api";
import { subscriptionKey } from "./keys";

/** How the member stands: their free trial, and their plan when they pay. */
export type SubscriptionStatus = components["schemas"]["SubscriptionStatus"];

/** The one question for it, whoever asks and how often. The error is an `ApiError`. */
export const subscriptionQuery = queryOptions({
  queryKey: subscriptionKey,
  queryFn: () => unwrap(api.GET("/api/subscription-status")),
});

/**
 * The member's plan and free trial. What changes it is brought by the event stream; without the stream it is asked for now and
 * then. `enabled`: nothing is asked while it is false. `fresh`: asked anew each time whoever uses it appears.
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
