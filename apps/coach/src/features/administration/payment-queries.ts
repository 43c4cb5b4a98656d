import { type components, unwrap } from "@aangan/api/coach";
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";
import { pollOptions } from "./waiting";

/** An event of the payment provider, with its state. */
export type PaymentEvent = components["schemas"]["PaymentEvent"];

/** The state of an event. */
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
    ...pollOptions,
  });

/** The events of one state, newest first, page by page. */
export function usePaymentEvents(state: PaymentState) {
  return useInfiniteQuery(paymentEventsQuery(state));
}

/** Retries an event that was set aside. Throws an `ApiError`: 409 if it is no longer set aside. */
export function useRetryEvent() {
  return useSettling((id) =>
    unwrap(api.POST("/api/coach/admin/payment-events/{id}/retry", { params: { path: { id } } })),
  );
}

/** Dismisses an event that was set aside. Throws an `ApiError`: 409 if it is no longer set aside. */
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
