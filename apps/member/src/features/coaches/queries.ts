import { type components, unwrap } from "@aangan/api/member";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { conversationsKey, userKey } from "@/lib/keys";

/** A coach as members see them. */
export type Coach = components["schemas"]["Coach"];
/** A coach with the reasons for suggesting them. */
export type Suggestion = components["schemas"]["CoachSuggestion"];

/** Keys of everything this noun reads. */
export const coachKeys = {
  all: ["coaches"] as const,
  list: ["coaches", "list"] as const,
  suggestions: ["coaches", "suggestions"] as const,
  one: (id: string) => ["coaches", "one", id] as const,
};

/** The coaches a member may choose. */
export function useCoaches() {
  return useQuery({ queryKey: coachKeys.list, queryFn: () => unwrap(api.GET("/api/coaches")) });
}

/** One coach; asks nothing without an id. */
export function useCoach(id: string | null | undefined) {
  return useQuery({
    queryKey: coachKeys.one(id ?? ""),
    queryFn: () => unwrap(api.GET("/api/coaches/{id}", { params: { path: { id: id ?? "" } } })),
    enabled: Boolean(id),
  });
}

/** Up to three coaches for this member, with the reason for each. */
export function useSuggestions(enabled = true) {
  return useQuery({
    queryKey: coachKeys.suggestions,
    queryFn: () => unwrap(api.GET("/api/coach-suggestions")),
    enabled,
  });
}

/** Makes a coach one's own. The server writes the welcome message. */
export function useSelectCoach() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (coachId: string) => unwrap(api.POST("/api/user/coach", { body: { coachId } })),
    onSuccess: (user) => {
      client.setQueryData(userKey, user);
      void client.invalidateQueries({ queryKey: coachKeys.suggestions });
      void client.invalidateQueries({ queryKey: conversationsKey });
    },
  });
}

/** Leaves the present coach. */
export function useRemoveCoach() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.POST("/api/user/remove-coach")),
    onSuccess: (user) => {
      client.setQueryData(userKey, user);
      void client.invalidateQueries({ queryKey: conversationsKey });
    },
  });
}
