import { ApiError } from "@aangan/api/errors";
import { type components, unwrap } from "@aangan/api/member";
import {
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";
import { type SubscriptionStatus, subscriptionQuery } from "@/lib/subscription";

/** The plan of a paying member. */
export type Plan = NonNullable<SubscriptionStatus["subscription"]>;

/** A past or upcoming charge. */
export type Invoice = components["schemas"]["Invoice"];

/** Invalidates everything that shows the plan: plan, invoices, and the user in the frame. */
export function refetchSubscription(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queryKeys.subscription.all });
  void client.invalidateQueries({ queryKey: queryKeys.user.all });
}

/**
 * Starts the free trial. `onStarted` and `onFailed` run even after the component was unmounted. The error is an
 * `ApiError`; 409 if there was a trial before.
 */
export function useStartTrial({ onStarted, onFailed }: { onStarted: () => void; onFailed: (error: Error) => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.POST("/api/start-trial")),
    onSuccess: onStarted,
    onError: onFailed,
    // Also after a rejection: the page should show its cause.
    onSettled: () => refetchSubscription(client),
  });
}

/**
 * Fetches the data of the card form for a subscription; repeating returns the same. Throws an `ApiError`: 409 if the
 * member already pays or has had no trial yet, 503 if the payment provider fails.
 */
export function fetchSubscriptionForm() {
  return unwrap(api.POST("/api/get-or-create-subscription"));
}

/** Fetches the data of the form for another card. Throws an `ApiError`: 409 without a plan, 503 as above. */
export function fetchCardForm() {
  return unwrap(api.POST("/api/payment-method"));
}

/**
 * Cancels the plan at the end of the paid period. The error is an `ApiError`: 409 if there is nothing to cancel, 503
 * as above.
 */
export function useCancelPlan() {
  return usePlanChange(() => unwrap(api.POST("/api/subscription/cancel")));
}

/** Resumes a cancelled plan. The error is an `ApiError`: 409 if it is not cancelled, 503 as above. */
export function useKeepPlan() {
  return usePlanChange(() => unwrap(api.POST("/api/subscription/resume")));
}

/**
 * Pauses the plan for the month after the paid period. The error is an `ApiError`: 409 if it cannot be paused, 503 as
 * above.
 */
export function usePausePlan() {
  return usePlanChange(() => unwrap(api.POST("/api/subscription/pause")));
}

/**
 * Ends the pause of the plan; during it a new month begins and is charged. The error is an `ApiError`: 409 if it is not
 * paused, 503 as above.
 */
export function useEndPause() {
  return usePlanChange(() => unwrap(api.POST("/api/subscription/end-pause")));
}

function usePlanChange(change: () => Promise<SubscriptionStatus>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (status) => {
      // The response of an earlier fetch would show the old state.
      await client.cancelQueries({ queryKey: queryKeys.subscription.all, exact: true });
      client.setQueryData(subscriptionQuery.queryKey, status);
      void client.invalidateQueries({ queryKey: queryKeys.user.all });
    },
    // Already resumed, perhaps in another tab: show that.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) refetchSubscription(client);
    },
  });
}

/** The address of the provider's page for billing details. The error is an `ApiError`. */
export function usePortal() {
  return useMutation({ mutationFn: () => unwrap(api.POST("/api/billing-portal")) });
}

const invoicesQuery = infiniteQueryOptions({
  queryKey: queryKeys.subscription.invoices,
  queryFn: ({ pageParam }) =>
    unwrap(api.GET("/api/invoices", { params: { query: pageParam === undefined ? {} : { after: pageParam } } })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.more ? page.items.at(-1)?.id : undefined),
  refetchOnMount: "always",
});

/** All invoices, newest first, a page at a time. */
export function useInvoices() {
  return useInfiniteQuery(invoicesQuery);
}
