import { type components, unwrap } from "@aangan/api/coach";
import { limits } from "@aangan/copy/limits";
import { useLiveState } from "@aangan/shell/live/live.tsx";
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { api } from "@/lib/api";
import { useInvalidateSessions } from "@/lib/live-sessions";
import { queryKeys } from "@/lib/query-keys";

/** A session as the coach sees it. */
export type CoachSession = components["schemas"]["CoachSession"];

/** The outcome of a session. */
export type Outcome = NonNullable<CoachSession["outcome"]>;

/** A range of days in the coach's calendar. */
export type CalendarSpan = components["schemas"]["CalendarSpan"];

const upcomingQuery = queryOptions({
  queryKey: queryKeys.sessions.upcoming,
  queryFn: () => unwrap(api.GET("/api/coach/sessions/upcoming")),
});

/** The coach's scheduled sessions, soonest first, including those of the last day. Empty for an inactive coach. */
export function useUpcoming(enabled = true) {
  const live = useLiveState();
  return useQuery({ ...upcomingQuery, enabled, refetchInterval: live === "open" ? false : limits.messagePollMs });
}

const pastQuery = infiniteQueryOptions({
  queryKey: queryKeys.sessions.past,
  queryFn: ({ pageParam }) =>
    unwrap(api.GET("/api/coach/sessions/past", { params: { query: pageParam ? { before: pageParam } : {} } })),
  initialPageParam: "",
  getNextPageParam: ({ items, more }) => (more ? items.at(-1)?.id : undefined),
});

/** Past and cancelled sessions, newest first, page by page. */
export function usePast() {
  return useInfiniteQuery(pastQuery);
}

const calendarQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: queryKeys.sessions.calendar(from, to),
    queryFn: () => unwrap(api.GET("/api/coach/sessions", { params: { query: { from, to } } })),
  });

/** The sessions of a range of days, both included, in the coach's zone, as YYYY-MM-DD; at most 62 days. */
export function useCalendar(from: string, to: string) {
  const live = useLiveState();
  return useQuery({ ...calendarQuery(from, to), refetchInterval: live === "open" ? false : limits.messagePollMs });
}

const timesQuery = (sessionId: string) =>
  queryOptions({
    queryKey: queryKeys.sessions.times(sessionId),
    queryFn: () => unwrap(api.GET("/api/coach/sessions/{id}/slots", { params: { path: { id: sessionId } } })),
    gcTime: 0,
  });

/** The times to which a session can be moved. Refetched on every mount. */
export function useMoveTimes(sessionId: string) {
  return useQuery(timesQuery(sessionId));
}

/** Proposes another start, an instant, to the client. Throws an `ApiError`: 400 and 409 contain the reason. */
export function usePropose() {
  const renew = useInvalidateSessions();
  return useMutation({
    mutationFn: ({ id, date, note }: { id: string; date: string; note: string }) =>
      unwrap(
        api.PATCH("/api/coach/sessions/{id}", { params: { path: { id } }, body: { date, ...(note && { note }) } }),
      ),
    onSettled: renew,
  });
}

/** Withdraws a proposal. Throws an `ApiError`: 409 if it is no longer open. */
export function useWithdraw() {
  const renew = useInvalidateSessions();
  return useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE("/api/coach/sessions/{id}/proposal", { params: { path: { id } } })),
    onSettled: renew,
  });
}

/** Marks the outcome of a session, or removes it. Throws an `ApiError`; 409 if it is too early or too late. */
export function useMark() {
  const renew = useInvalidateSessions();
  return useMutation({
    mutationFn: ({ id, outcome }: { id: string; outcome: Outcome | null }) =>
      unwrap(
        api.PUT("/api/coach/sessions/{id}/outcome", { params: { path: { id } }, body: { outcome: outcome ?? "none" } }),
      ),
    onSettled: renew,
  });
}

/** What the coach wrote after a session, with the client's answer. */
export type Recap = components["schemas"]["SessionRecap"];

const recapQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.sessions.recap(id),
    queryFn: () => unwrap(api.GET("/api/coach/sessions/{id}/recap", { params: { path: { id } } })),
    refetchOnMount: "always",
  });

/** What the coach wrote after a session. */
export function useRecap(id: string) {
  return useQuery(recapQuery(id));
}

/** What is saved after a session. `updatedAt` is that of the edited version, "" for none. */
interface RecapChange {
  id: string;
  summary: string;
  agreed: string;
  share: boolean;
  updatedAt: string;
}

/** Saves what the coach wrote, or shares it. Throws an `ApiError`; 409 on `updatedAt` if another version is stored. */
export function useSaveRecap() {
  const client = useQueryClient();
  const renew = useInvalidateSessions();
  return useMutation({
    mutationFn: ({ id, ...body }: RecapChange) =>
      unwrap(api.PUT("/api/coach/sessions/{id}/recap", { params: { path: { id } }, body })),
    onSuccess: (recap, { id }) => client.setQueryData(recapQuery(id).queryKey, recap),
    onSettled: renew,
  });
}

/** Cancels a session; it then does not count for the member. Throws an `ApiError`. */
export function useCancel() {
  const renew = useInvalidateSessions();
  return useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE("/api/coach/sessions/{id}", { params: { path: { id } } })),
    onSettled: renew,
  });
}

/** Reports that the video did not work. Throws an `ApiError`. */
export function useReportVideo() {
  const renew = useInvalidateSessions();
  return useMutation({
    mutationFn: (id: string) =>
      unwrap(api.POST("/api/coach/sessions/{id}/video-trouble", { params: { path: { id } } })),
    onSettled: renew,
  });
}
