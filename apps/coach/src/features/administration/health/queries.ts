import { type components, unwrap } from "@aangan/api/coach";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";
import { pollOptions } from "../waiting";

/** The state of the background jobs. */
export type Health = components["schemas"]["Health"];

/** A job whose attempts all failed. */
export type DiscardedJob = components["schemas"]["GivenUpJob"];

/** The state of the jobs of one kind. */
export type JobKind = components["schemas"]["JobKind"];

const healthQuery = queryOptions({
  queryKey: queryKeys.health,
  queryFn: () => unwrap(api.GET("/api/coach/admin/health")),
  ...pollOptions,
});

/** The state of the background jobs, polled while it is visible. */
export function useHealth() {
  return useQuery({ ...healthQuery, refetchInterval: 10_000 });
}

/** How often companions named a crisis line. */
export type Referrals = components["schemas"]["Referrals"];

const referralsQuery = queryOptions({
  queryKey: queryKeys.referrals,
  queryFn: () => unwrap(api.GET("/api/coach/admin/referrals")),
});

/** The counts of crisis lines that companions named. Administrators only: others get 403. */
export function useReferrals() {
  return useQuery(referralsQuery);
}

/** Retries a job. Throws an `ApiError`: 404 or 409 if it is no longer discarded. */
export function useRetryJob() {
  return useSettling((id) => unwrap(api.POST("/api/coach/admin/jobs/{id}/retry", { params: { path: { id } } })));
}

/** Deletes a job. Throws an `ApiError`: 404 or 409 if it is no longer discarded. */
export function useDiscardJob() {
  return useSettling((id) => unwrap(api.POST("/api/coach/admin/jobs/{id}/discard", { params: { path: { id } } })));
}

function useSettling(mutationFn: (id: string) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    // Also after a rejection: the shown state was outdated.
    onSettled: async () => {
      void client.invalidateQueries({ queryKey: queryKeys.audit.all });
      void client.invalidateQueries({ queryKey: queryKeys.waiting });
      await client.invalidateQueries({ queryKey: queryKeys.health });
    },
  });
}
