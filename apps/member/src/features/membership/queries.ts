import { type components, unwrap } from "@aangan/api/member";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { userKey } from "@/lib/keys";

/** How the member stands. */
export type SubscriptionStatus = components["schemas"]["SubscriptionStatus"];

const statusKey = ["subscription-status"] as const;

/** The member's plan and free trial. Asked anew each time the page is opened. */
export function useSubscription() {
  return useQuery({
    queryKey: statusKey,
    queryFn: () => unwrap(api.GET("/api/subscription-status")),
    refetchOnMount: "always",
  });
}

/**
 * Begins the free trial. `onStarted` and `onFailed` are called even when the page shows something else by then. The error
 * is an `ApiError`; 409 when there was a trial before.
 */
export function useStartTrial({ onStarted, onFailed }: { onStarted: () => void; onFailed: (error: Error) => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.POST("/api/start-trial")),
    onSuccess: onStarted,
    onError: onFailed,
    // After a refusal too: what it was refused for is what the page should show.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: statusKey });
      void client.invalidateQueries({ queryKey: userKey });
    },
  });
}
