import { useLiveState } from "@aangan/shell/live/live.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { userKey } from "@/lib/keys";
import { subscriptionQuery } from "@/lib/subscription";
import { type Awaited, isPaid } from "./returned";

/**
 * How often the server is asked while a payment is waited for, in milliseconds: seldom while the stream brings the news, and
 * seldom when it is late.
 */
const pollMs = { streamed: 10_000, alone: 3_000, late: 60_000 } as const;

/**
 * The member's plan, asked for again and again while a payment is waited for. Once it has arrived the member themselves is read
 * anew, so that their badge appears also without the event stream.
 */
export function useAwaitedPlan(awaited: Awaited | null) {
  const client = useQueryClient();
  const live = useLiveState();
  const plan = useQuery({
    ...subscriptionQuery,
    enabled: awaited !== null,
    refetchInterval:
      awaited === "soon" ? pollMs[live === "open" ? "streamed" : "alone"] : awaited === "late" && pollMs.late,
    // Somebody who looks elsewhere meanwhile, in their bank's app for one, comes back to the answer.
    refetchIntervalInBackground: awaited === "soon",
  });
  const arrived = awaited !== null && isPaid(plan.data);
  useEffect(() => {
    if (arrived) void client.invalidateQueries({ queryKey: userKey });
  }, [arrived, client]);
  return plan;
}
