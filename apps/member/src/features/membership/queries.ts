import { ApiError } from "@aangan/api/errors";
import { type components, unwrap } from "@aangan/api/member";
import { type QueryClient, useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { subscriptionKey, userKey } from "@/lib/keys";
import type { SubscriptionStatus } from "@/lib/subscription";

/** The plan of who pays. */
export type Plan = NonNullable<SubscriptionStatus["subscription"]>;

/** What was charged, or is to be. */
export type Invoice = components["schemas"]["Invoice"];

const invoicesKey = [...subscriptionKey, "invoices"] as const;

/** Asks for everything anew that says how the member stands: their plan, their invoices, who they are in the frame. */
export function renewStanding(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: subscriptionKey });
  void client.invalidateQueries({ queryKey: userKey });
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
    onSettled: () => renewStanding(client),
  });
}

/**
 * Asks for what the card form needs to subscribe; asking again brings the same. An `ApiError`: 409 when somebody pays already or
 * has had no trial yet, 502 when the payment provider does not answer.
 */
export function askSubscription() {
  return unwrap(api.POST("/api/get-or-create-subscription"));
}

/** Asks for what the card form needs for another card. An `ApiError`: 409 without a plan, 502 as above. */
export function askCard() {
  return unwrap(api.POST("/api/payment-method"));
}

/** The plan ends when what is paid for is over. The error is an `ApiError`: 409 when there is nothing to cancel, 502 as above. */
export function useCancelPlan() {
  return usePlanChange(() => unwrap(api.POST("/api/subscription/cancel")));
}

/** Takes that back. The error is an `ApiError`: 409 when there is nothing to take back, 502 as above. */
export function useKeepPlan() {
  return usePlanChange(() => unwrap(api.POST("/api/subscription/resume")));
}

function usePlanChange(change: () => Promise<SubscriptionStatus>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (status) => {
      // One that was asked before would show the past.
      await client.cancelQueries({ queryKey: subscriptionKey, exact: true });
      client.setQueryData<SubscriptionStatus>(subscriptionKey, status);
      void client.invalidateQueries({ queryKey: userKey });
    },
    // Somebody was quicker, in another tab: that is what the page should show.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) renewStanding(client);
    },
  });
}

/** The address of the provider's page for billing details. The error is an `ApiError`. */
export function usePortal() {
  return useMutation({ mutationFn: () => unwrap(api.POST("/api/billing-portal")) });
}

/** All invoices, newest first, a page at a time. */
export function useInvoices() {
  return useInfiniteQuery({
    queryKey: invoicesKey,
    queryFn: ({ pageParam }) =>
      unwrap(api.GET("/api/invoices", { params: { query: pageParam === undefined ? {} : { after: pageParam } } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.more ? page.items.at(-1)?.id : undefined),
    refetchOnMount: "always",
  });
}
