import { type components, unwrap } from "@aangan/api/coach";
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";
import { current } from "./waiting";

/** A notice of the payment provider, and what became of it. */
export type PaymentEvent = components["schemas"]["PaymentEvent"];

/** What became of a notice. */
export type PaymentState = PaymentEvent["state"];

const paymentEventsQuery = (state: PaymentState) =>
  infiniteQueryOptions({
    queryKey: queryKeys.paymentEvents.list(state),
    queryFn: ({ pageParam }) =>
      unwrap(
        api.GET("/api/coach/admin/payment-events", {
          params: { query: pageParam ? { state, after: pageParam } : { state } },
        }),
      ),
    initialPageParam: "",
    getNextPageParam: ({ items, more }) => (more ? items.at(-1)?.id : undefined),
    ...current,
  });

/** The notices of one state page by page, the newest first. */
export function usePaymentEvents(state: PaymentState) {
  return useInfiniteQuery(paymentEventsQuery(state));
}

/** Has a notice that is set aside tried again. Throws an `ApiError`: 409 when it is not set aside any more. */
export function useRetryEvent() {
  return useSettling((id) =>
    unwrap(api.POST("/api/coach/admin/payment-events/{id}/retry", { params: { path: { id } } })),
  );
}

/** Leaves a notice that is set aside at that. Throws an `ApiError`: 409 when it is not set aside any more. */
export function useDismissEvent() {
  return useSettling((id) =>
    unwrap(api.POST("/api/coach/admin/payment-events/{id}/dismiss", { params: { path: { id } } })),
  );
}

function useSettling(mutationFn: (id: string) => Promise<PaymentEvent>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    // Also after a rejection: the shown state was outdated.
    onSettled: async () => {
      void client.invalidateQueries({ queryKey: queryKeys.audit.all });
      void client.invalidateQueries({ queryKey: queryKeys.waiting });
      await client.invalidateQueries({ queryKey: queryKeys.paymentEvents.all });
    },
  });
}
