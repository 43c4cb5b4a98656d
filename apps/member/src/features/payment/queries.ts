import { useLiveState } from "@aangan/shell/live/live.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryKeys } from "@/lib/query-keys";
import { subscriptionQuery } from "@/lib/subscription";
import { type Awaited, isPaid } from "./returned";

/**
 * Polling intervals while a payment is awaited, in milliseconds: long while the stream delivers updates, and long when
 * it is late.
 */
const pollMs = { streamed: 10_000, alone: 3_000, late: 60_000 } as const;

/**
 * The member's plan, polled while a payment is awaited. When it arrives, the user is refetched too, so that their
 * badge appears even without the event stream.
 */
export function useAwaitedPlan(awaited: Awaited | null) {
  const client = useQueryClient();
  const live = useLiveState();
  const plan = useQuery({
    ...subscriptionQuery,
    enabled: awaited !== null,
    refetchInterval:
      awaited === "soon" ? pollMs[live === "open" ? "streamed" : "alone"] : awaited === "late" && pollMs.late,
    // A member who is in their bank's app during the wait returns to the result.
    refetchIntervalInBackground: awaited === "soon",
  });
  const arrived = awaited !== null && isPaid(plan.data);
  useEffect(() => {
    if (arrived) void client.invalidateQueries({ queryKey: queryKeys.user.all });
  }, [arrived, client]);
  return plan;
}
