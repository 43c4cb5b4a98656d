import { type components, unwrap } from "@aangan/api/member";
import * as listWords from "@aangan/copy/coach-list";
import { limits } from "@aangan/copy/limits";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { serverNow } from "@aangan/shell/live/clock.ts";
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";
import { activeFilters, type CoachFilters, noFilters } from "./address";

/** A coach as members see them. */
export type Coach = components["schemas"]["Coach"];
/** A coach with the reasons for suggesting them. */
export type Suggestion = components["schemas"]["CoachSuggestion"];
/** The member's wishes for a coach. */
export type Matching = components["schemas"]["Matching"];

/** How the API expects the filters. */
const queryOf = ({ name, gender, language, focus, part, week, saved }: CoachFilters) => ({
  ...(name.trim() && { name: name.trim() }),
  ...(gender && { gender }),
  ...(language && { language }),
  ...(focus && { focus }),
  ...(part && { part }),
  ...(week && { week: "1" as const }),
  ...(saved && { saved: "1" as const }),
});

const coachesQuery = (filters: CoachFilters) =>
  infiniteQueryOptions({
    queryKey: queryKeys.coaches.list(queryOf(filters)),
    queryFn: ({ pageParam }) =>
      unwrap(
        api.GET("/api/coaches", {
          params: { query: { ...(pageParam && { after: pageParam }), ...queryOf(filters) } },
        }),
      ),
    initialPageParam: "",
    getNextPageParam: (last) => (last.length < limits.coachesPerPage ? undefined : last.at(-1)?.id),
  });

/** The coaches who match the filters, in pages. While new filters load, the previous page stays. */
export function useCoaches(filters: CoachFilters) {
  return useInfiniteQuery({ ...coachesQuery(filters), placeholderData: keepPreviousData });
}

const anyCoachQuery = (filters: CoachFilters) =>
  queryOptions({
    queryKey: queryKeys.coaches.any(queryOf(filters)),
    queryFn: () => unwrap(api.GET("/api/coaches", { params: { query: { ...queryOf(filters), limit: 1 } } })),
    select: (list) => list.length > 0,
  });

/** Returns, for filters without a result, which of them alone could be removed to get one; undefined while loading. */
export function useLooseFilters(filters: CoachFilters): (keyof CoachFilters)[] | undefined {
  const active = activeFilters(filters);
  const found = useQueries({
    queries: active.map((key) => anyCoachQuery({ ...filters, [key]: noFilters[key] })),
  });
  if (found.some(({ isPending }) => isPending)) return undefined;
  return active.filter((_, index) => found[index]?.data);
}

const firstCoachQuery = queryOptions({
  queryKey: queryKeys.coaches.first,
  queryFn: () => unwrap(api.GET("/api/coaches", { params: { query: { limit: 1 } } })),
  select: (list) => list[0] ?? null,
});

/** The first coach of the list, who is assigned to members who skip the choice. */
export function useFirstCoach() {
  return useQuery(firstCoachQuery);
}

const coachQuery = (id: string | null | undefined) =>
  queryOptions({
    queryKey: queryKeys.coaches.one(id ?? ""),
    queryFn: () => unwrap(api.GET("/api/coaches/{id}", { params: { path: { id: id ?? "" } } })),
  });

/** One coach; disabled without an id. */
export function useCoach(id: string | null | undefined) {
  return useQuery({ ...coachQuery(id), enabled: Boolean(id) });
}

const hoursQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.coaches.hours(id),
    queryFn: () => unwrap(api.GET("/api/coaches/{id}/hours", { params: { path: { id } } })),
  });

/** A coach's usual hours on the member's clock. */
export function useCoachHours(id: string) {
  return useQuery(hoursQuery(id));
}

/** Returns a cached response about coaches with another mark of one of them. */
function withSaved(data: unknown, id: string, saved: boolean): unknown {
  if (Array.isArray(data)) return data.map((one) => withSaved(one, id, saved));
  if (typeof data !== "object" || data === null) return data;
  if ("id" in data && data.id === id && "saved" in data) return { ...data, saved };
  if ("coach" in data) return { ...data, coach: withSaved(data.coach, id, saved) };
  if ("pages" in data) return { ...data, pages: withSaved(data.pages, id, saved) };
  return data;
}

/** Saves a coach to find them again, or removes them. Shown at once; a failure undoes it and shows a toast. */
export function useSaveCoach() {
  const client = useQueryClient();
  const show = (id: string, saved: boolean) =>
    client.setQueriesData({ queryKey: queryKeys.coaches.all }, (data: unknown) => withSaved(data, id, saved));
  return useMutation({
    scope: { id: "coach-saved" },
    mutationFn: ({ id, saved }: { id: string; saved: boolean }) =>
      unwrap(
        saved
          ? api.PUT("/api/coaches/{id}/saved", { params: { path: { id } } })
          : api.DELETE("/api/coaches/{id}/saved", { params: { path: { id } } }),
      ),
    onMutate: ({ id, saved }) => show(id, saved),
    onError: (error, { id, saved }) => {
      show(id, !saved);
      toastFailure(saved ? listWords.saveFailed : listWords.unsaveFailed, error);
    },
  });
}

const openTimesQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.coaches.times(id),
    queryFn: () => {
      const to = new Date(serverNow().getTime() + limits.nextOpeningDays * 86_400_000).toISOString();
      return unwrap(api.GET("/api/coaches/{id}/slots", { params: { path: { id }, query: { to } } }));
    },
  });

/** A coach's free times in the coming `limits.nextOpeningDays` days. */
export function useOpenTimes(id: string) {
  return useQuery(openTimesQuery(id));
}

const suggestionsQuery = queryOptions({
  queryKey: queryKeys.coaches.suggestions,
  queryFn: () => unwrap(api.GET("/api/coach-suggestions")),
});

/** Up to three coaches for this member, with the reason for each. */
export function useSuggestions(enabled = true) {
  return useQuery({ ...suggestionsQuery, enabled });
}

const coachChangeQuery = queryOptions({
  queryKey: queryKeys.coaches.change,
  queryFn: () => unwrap(api.GET("/api/user/coach-change")),
  staleTime: 0,
  gcTime: 0,
});

/** The effect of leaving the present coach, refetched for each dialog. */
export function useCoachChange() {
  return useQuery(coachChangeQuery);
}

const matchingQuery = queryOptions({
  queryKey: queryKeys.coaches.matching,
  queryFn: () => unwrap(api.GET("/api/user/matching")),
});

/** The member's wishes for a coach. */
export function useMatching(enabled = true) {
  return useQuery({ ...matchingQuery, enabled });
}

/** Changes the member's wishes; the suggestions are computed again. */
export function useSaveMatching() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: components["schemas"]["MatchingRequest"]) => unwrap(api.POST("/api/user/matching", { body })),
    onSuccess: async (saved) => {
      client.setQueryData(matchingQuery.queryKey, saved);
      await client.invalidateQueries({ queryKey: queryKeys.coaches.suggestions });
    },
  });
}

function useCoachChanged() {
  const client = useQueryClient();
  return (user: components["schemas"]["User"]) => {
    client.setQueryData(queryKeys.user.all, user);
    for (const queryKey of [
      queryKeys.coaches.all,
      queryKeys.conversations.all,
      queryKeys.sessions.all,
      queryKeys.unread,
    ])
      void client.invalidateQueries({ queryKey });
  };
}

/** Chooses a coach. The server writes the welcome message, and cancels sessions with an earlier coach. */
export function useSelectCoach() {
  const onCoachChanged = useCoachChanged();
  return useMutation({
    mutationFn: (coachId: string) => unwrap(api.POST("/api/user/coach", { body: { coachId } })),
    onSuccess: onCoachChanged,
  });
}

/** Leaves the present coach; sessions ahead are cancelled. */
export function useRemoveCoach() {
  const onCoachChanged = useCoachChanged();
  return useMutation({
    mutationFn: () => unwrap(api.POST("/api/user/remove-coach")),
    onSuccess: onCoachChanged,
  });
}
