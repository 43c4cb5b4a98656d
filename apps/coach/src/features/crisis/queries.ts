import { type components, unwrap } from "@aangan/api/coach";
import type { CrisisHandoverValues } from "@aangan/copy/forms/crisis-handover";
import type { CrisisOutcomeValues } from "@aangan/copy/forms/crisis-outcome";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** How a possible crisis of a client was closed. */
export type CrisisOutcome = components["schemas"]["CrisisOutcome"];

/** A coach's call for the team. */
export type CrisisHandover = components["schemas"]["CrisisHandover"];

/**
 * The state of a client's possible crisis: its first reading, and the latest call for the team. It follows every event
 * about clients. Throws an `ApiError`.
 */
export function useCrisisState(clientId: string) {
  return useQuery({
    queryKey: queryKeys.clients.crisis(clientId),
    queryFn: () => unwrap(api.GET("/api/coach/clients/{clientId}/crisis", { params: { path: { clientId } } })),
    refetchOnMount: "always",
  });
}

/** Alerts the team about a client's possible crisis. Throws an `ApiError`: 400 on `note`, 409 if none is open. */
export function useHandOver(clientId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ note }: CrisisHandoverValues) =>
      unwrap(
        api.POST("/api/coach/clients/{clientId}/handover", {
          params: { path: { clientId } },
          body: note ? { note } : {},
        }),
      ),
    // After a rejection too: the crisis may have been closed elsewhere.
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.clients.all }),
  });
}

const outcomesQuery = (clientId: string) =>
  queryOptions({
    queryKey: queryKeys.crisisOutcomes.of(clientId),
    queryFn: () => unwrap(api.GET("/api/coach/clients/{clientId}/crisis-outcomes", { params: { path: { clientId } } })),
    refetchOnMount: "always",
  });

/** How a client's possible crises were closed, newest first. Throws an `ApiError`. */
export function useCrisisOutcomes(clientId: string) {
  return useQuery(outcomesQuery(clientId));
}

/**
 * Closes a client's possible crisis with an outcome, up to the flag with a number; later flags still wait. Throws an
 * `ApiError`: 400 on `outcome` and `note`.
 */
export function useCloseCrisis(clientId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ through, outcome, note }: CrisisOutcomeValues & { through: number | null }) =>
      unwrap(
        api.POST("/api/coach/clients/{clientId}/acknowledge", {
          params: { path: { clientId } },
          body: { outcome, ...(note && { note }), ...(through !== null && { through }) },
        }),
      ),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: queryKeys.crisisOutcomes.of(clientId) });
      // Resolves after the refetch, because more flags may wait.
      return client.invalidateQueries({ queryKey: queryKeys.clients.all });
    },
  });
}
