import { type components, unwrap } from "@aangan/api/coach";
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";
import { pollOptions } from "../waiting";
import type { StatusFilter } from "./filter";

/** A coach in the list. */
export type CoachSummary = components["schemas"]["CoachSummary"];

/** A coach with all data for the administration. */
export type AdministeredCoach = components["schemas"]["AdministeredCoach"];

/** A qualification and its issuer. */
export type Credential = components["schemas"]["CoachCredential"];

/** The options for the clients of a deactivated coach. */
export type ClientsOption = components["schemas"]["DeactivateRequest"]["clients"];

const coachesQuery = (standing: StatusFilter, q: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.administeredCoaches.list(standing, q),
    queryFn: ({ pageParam }) =>
      unwrap(
        api.GET("/api/coach/admin/coaches", {
          params: {
            query: {
              ...(standing === "all" ? {} : { standing }),
              ...(q === "" ? {} : { q }),
              ...(pageParam === "" ? {} : { after: pageParam }),
            },
          },
        }),
      ),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next ?? undefined,
    ...pollOptions,
  });

/** The coaches of a status filter, by name, page by page. */
export function useCoaches(standing: StatusFilter, q: string) {
  return useInfiniteQuery({ ...coachesQuery(standing, q), placeholderData: keepPreviousData });
}

const administeredCoachQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.administeredCoaches.one(id),
    queryFn: () => unwrap(api.GET("/api/coach/admin/coaches/{id}", { params: { path: { id } } })),
    ...pollOptions,
  });

/** One coach. Throws an `ApiError`; 404 for an unknown one. */
export function useAdministeredCoach(id: string) {
  return useQuery(administeredCoachQuery(id));
}

/** Updates the caches with the returned coach, and refetches the rest; after a rejection, everything. */
function useDeciding<Asked>(mutationFn: (asked: Asked) => Promise<AdministeredCoach>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (found) => client.setQueryData(administeredCoachQuery(found.id).queryKey, found),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: queryKeys.administeredCoaches.all });
      void client.invalidateQueries({ queryKey: queryKeys.audit.all });
      void client.invalidateQueries({ queryKey: queryKeys.waiting });
    },
  });
}

/** Invites a coach. Throws an `ApiError`: 400 by field, 409 if the address has an account. */
export function useInvite() {
  return useDeciding((body: { name: string; email: string }) => unwrap(api.POST("/api/coach/admin/coaches", { body })));
}

/**
 * Sends the invitation again. Throws an `ApiError`: 409 if a password was chosen, 429 if sent too often within the
 * hour.
 */
export function useInviteAgain(id: string) {
  return useDeciding(() => unwrap(api.POST("/api/coach/admin/coaches/{id}/invitation", { params: { path: { id } } })));
}

/** Verifies a coach, or rejects the verification with a reason. Throws an `ApiError`: 409 with a message. */
export function useVerification(id: string) {
  return useDeciding((body: components["schemas"]["VerificationRequest"]) =>
    unwrap(api.PUT("/api/coach/admin/coaches/{id}/verification", { params: { path: { id } }, body })),
  );
}

/** Activates a coach. Throws an `ApiError`: 409 with a message. */
export function useActivate(id: string) {
  return useDeciding(() => unwrap(api.POST("/api/coach/admin/coaches/{id}/activate", { params: { path: { id } } })));
}

/** Deactivates a coach. Throws an `ApiError`: 400 by field, 409 with a message. */
export function useDeactivate(id: string) {
  return useDeciding((body: { clients: ClientsOption; reason: string }) =>
    unwrap(api.POST("/api/coach/admin/coaches/{id}/deactivate", { params: { path: { id } }, body })),
  );
}

/** Removes a lost second factor. Throws an `ApiError`: 409 if there is none. */
export function useResetFactor(id: string) {
  return useDeciding(() =>
    unwrap(api.POST("/api/coach/admin/coaches/{id}/second-factor/reset", { params: { path: { id } } })),
  );
}

/** Decides a change of credentials. Throws an `ApiError`: 409 if it was decided or withdrawn. */
export function useDecideCredentials(change: string) {
  return useDeciding((body: { approve: boolean; reason: string }) =>
    unwrap(api.POST("/api/coach/admin/credential-changes/{id}/decision", { params: { path: { id: change } }, body })),
  );
}
