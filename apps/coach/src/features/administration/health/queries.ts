import { type components, unwrap } from "@aangan/api/coach";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { auditKey, waitingKey } from "@/lib/keys";
import { current } from "../waiting";

/** How the house does. */
export type Health = components["schemas"]["Health"];

/** A job that was tried in vain. */
export type GivenUpJob = components["schemas"]["GivenUpJob"];

/** How the jobs of one kind are. */
export type JobKind = components["schemas"]["JobKind"];

const healthKey = ["administration-health"] as const;

/** How the house does, read anew again and again while it is in sight. */
export function useHealth() {
  return useQuery({
    queryKey: healthKey,
    queryFn: () => unwrap(api.GET("/api/coach/admin/health")),
    ...current,
    refetchInterval: 10_000,
  });
}

/** Has a job tried once more. Throws an `ApiError`: 404 or 409 when it is not given up any more. */
export function useRetryJob() {
  return useSettling((id) => unwrap(api.POST("/api/coach/admin/jobs/{id}/retry", { params: { path: { id } } })));
}

/** Deletes a job. Throws an `ApiError`: 404 or 409 when it is not given up any more. */
export function useDiscardJob() {
  return useSettling((id) => unwrap(api.POST("/api/coach/admin/jobs/{id}/discard", { params: { path: { id } } })));
}

function useSettling(mutationFn: (id: string) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    // After a refusal too: what was shown was not so any more.
    onSettled: async () => {
      void client.invalidateQueries({ queryKey: auditKey });
      void client.invalidateQueries({ queryKey: waitingKey });
      await client.invalidateQueries({ queryKey: healthKey });
    },
  });
}
