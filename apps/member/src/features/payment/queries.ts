import { type components, unwrap } from "@aangan/api/member";
import { useLiveState } from "@aangan/shell/live";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "@/lib/api";
import { subscriptionKey, userKey } from "@/lib/keys";
import { isPaid } from "./returned";

/** How the member stands. */
export type SubscriptionStatus = components["schemas"]["SubscriptionStatus"];

const read = () => unwrap(api.GET("/api/subscription-status"));

/** How often the server is asked while a payment is waited for, in milliseconds: seldom while the stream brings the news. */
const pollMs = { streamed: 10_000, alone: 3_000 } as const;

/** The member's plan, read only when it is needed. What changes it is brought by the event stream. */
export function usePlan(enabled: boolean) {
  return useQuery({ queryKey: subscriptionKey, queryFn: read, enabled });
}

/**
 * The member's plan, asked for again and again while a payment is waited for. Once it has arrived the member themselves is read
 * anew, so that their badge appears also without the event stream.
 */
export function useAwaitedPlan(waiting: boolean) {
  const client = useQueryClient();
  const live = useLiveState();
  const plan = useQuery({
    queryKey: subscriptionKey,
    queryFn: read,
    enabled: waiting,
    refetchInterval: live === "open" ? pollMs.streamed : pollMs.alone,
    // Somebody who looks elsewhere meanwhile, in their bank's app for one, comes back to the answer.
    refetchIntervalInBackground: true,
  });
  const arrived = waiting && isPaid(plan.data);
  useEffect(() => {
    if (arrived) void client.invalidateQueries({ queryKey: userKey });
  }, [arrived, client]);
  return plan;
}
