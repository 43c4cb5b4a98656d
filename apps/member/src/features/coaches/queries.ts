import { type components, unwrap } from "@aangan/api/member";
import { limits } from "@aangan/copy/limits";
import { serverNow } from "@aangan/shell/live/clock.ts";
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { coachesKey, conversationsKey, sessionsKey, unreadKey, userKey } from "@/lib/keys";
import type { CoachFilters } from "./address";

/** A coach as members see them. */
export type Coach = components["schemas"]["Coach"];
/** A coach with the reasons for suggesting them. */
export type Suggestion = components["schemas"]["CoachSuggestion"];
/** The member's wishes for a coach. */
export type Matching = components["schemas"]["Matching"];

const suggestionsKey = [...coachesKey, "suggestions"] as const;
const matchingKey = [...coachesKey, "matching"] as const;

/** The coaches who match the filters, in pages. While new filters load, the previous page stays. */
export function useCoaches({ language, focus, week }: CoachFilters) {
  return useInfiniteQuery({
    queryKey: [...coachesKey, "list", { language, focus, week }],
    queryFn: ({ pageParam }) =>
      unwrap(
        api.GET("/api/coaches", {
          params: {
            query: {
              ...(pageParam && { after: pageParam }),
              ...(language && { language }),
              ...(focus && { focus }),
              ...(week && { week: "1" as const }),
            },
          },
        }),
      ),
    initialPageParam: "",
    getNextPageParam: (last) => (last.length < limits.coachesPerPage ? undefined : last.at(-1)?.id),
    placeholderData: keepPreviousData,
  });
}

/** The first coach of the list, who is assigned to members who skip the choice. */
export function useFirstCoach() {
  return useQuery({
    queryKey: [...coachesKey, "first"],
    queryFn: () => unwrap(api.GET("/api/coaches", { params: { query: { limit: 1 } } })),
    select: (list) => list[0] ?? null,
  });
}

/** One coach; asks nothing without an id. */
export function useCoach(id: string | null | undefined) {
  return useQuery({
    queryKey: [...coachesKey, "one", id ?? ""],
    queryFn: () => unwrap(api.GET("/api/coaches/{id}", { params: { path: { id: id ?? "" } } })),
    enabled: Boolean(id),
  });
}

/** When a coach has time in the days for which the list looks ahead. */
export function useOpenTimes(id: string) {
  return useQuery({
    queryKey: [...coachesKey, "times", id],
    queryFn: () => {
      const to = new Date(serverNow().getTime() + limits.nextOpeningDays * 86_400_000).toISOString();
      return unwrap(api.GET("/api/coaches/{id}/slots", { params: { path: { id }, query: { to } } }));
    },
  });
}

/** Up to three coaches for this member, with the reason for each. */
export function useSuggestions(enabled = true) {
  return useQuery({
    queryKey: suggestionsKey,
    queryFn: () => unwrap(api.GET("/api/coach-suggestions")),
    enabled,
  });
}

/** The effect of leaving the present coach, refetched for each dialog. */
export function useCoachChange() {
  return useQuery({
    queryKey: [...coachesKey, "change"],
    queryFn: () => unwrap(api.GET("/api/user/coach-change")),
    staleTime: 0,
    gcTime: 0,
  });
}

/** The member's wishes for a coach. */
export function useMatching(enabled = true) {
  return useQuery({ queryKey: matchingKey, queryFn: () => unwrap(api.GET("/api/user/matching")), enabled });
}

/** Changes the member's wishes; the suggestions are computed again. */
export function useSaveMatching() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: components["schemas"]["MatchingRequest"]) => unwrap(api.POST("/api/user/matching", { body })),
    onSuccess: async (saved) => {
      client.setQueryData(matchingKey, saved);
      await client.invalidateQueries({ queryKey: suggestionsKey });
    },
  });
}

function useRenewal() {
  const client = useQueryClient();
  return (user: components["schemas"]["User"]) => {
    client.setQueryData(userKey, user);
    for (const queryKey of [coachesKey, conversationsKey, sessionsKey, unreadKey])
      void client.invalidateQueries({ queryKey });
  };
}

/** Chooses a coach. The server writes the welcome message, and cancels sessions with an earlier coach. */
export function useSelectCoach() {
  const renew = useRenewal();
  return useMutation({
    mutationFn: (coachId: string) => unwrap(api.POST("/api/user/coach", { body: { coachId } })),
    onSuccess: renew,
  });
}

/** Leaves the present coach; sessions ahead are cancelled. */
export function useRemoveCoach() {
  const renew = useRenewal();
  return useMutation({
    mutationFn: () => unwrap(api.POST("/api/user/remove-coach")),
    onSuccess: renew,
  });
}
