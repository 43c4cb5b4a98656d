import { type components, unwrap } from "@aangan/api/member";
import { limits } from "@aangan/copy/limits";
import { serverNow } from "@aangan/shell/live/clock.ts";
import { useLiveEvent, useLiveState } from "@aangan/shell/live/live.tsx";
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";
import { isOver } from "./times";

/** A session as the member sees it. */
export type Session = components["schemas"]["Session"];
/** The open times of one coach. */
export type Slots = components["schemas"]["Slots"];
/** How many sessions are included in a month, and how many of those are used. */
export type Allowance = components["schemas"]["SessionAllowance"];

/** The coach's data that the booking dialog needs. */
export interface SessionCoach {
  id: string;
  name: string;
  city: string;
  imageUrl: string;
}

/** The coach of a session, for the dialog that moves it. */
export function coachOf({ coachId, coachName, coachCity, coachImageUrl }: Session): SessionCoach {
  return { id: coachId, name: coachName, city: coachCity, imageUrl: coachImageUrl };
}

const sessionsQuery = queryOptions({
  queryKey: queryKeys.sessions.all,
  queryFn: async () => (await unwrap(api.GET("/api/sessions"))) ?? [],
});

/** The member's sessions: those ahead, soonest first, then past and cancelled ones, newest first. */
export function useSessions() {
  const live = useLiveState();
  return useQuery({ ...sessionsQuery, refetchInterval: live === "open" ? false : limits.unreadPollMs });
}

/** The scheduled sessions that are not over, soonest first, including one in progress. */
export function useUpcomingSessions() {
  const live = useLiveState();
  return useQuery({
    ...sessionsQuery,
    select: upcoming,
    refetchInterval: live === "open" ? false : limits.unreadPollMs,
  });
}

function upcoming(sessions: Session[]): Session[] {
  const now = serverNow();
  return sessions
    .filter((session) => !isOver(session, now))
    .sort((one, other) => Date.parse(one.date) - Date.parse(other.date));
}

const olderSessionsQuery = (after: string | null) =>
  infiniteQueryOptions({
    queryKey: queryKeys.sessions.older(after),
    queryFn: ({ pageParam }) =>
      unwrap(api.GET("/api/sessions/past", { params: { query: { before: pageParam ?? after ?? undefined } } })),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.more ? (page.items?.at(-1)?.id ?? null) : null),
  });

/**
 * Past and cancelled sessions after those of {@link useSessions}; enabled once `after`, the last of those, is given.
 */
export function useOlderSessions(after: string | null) {
  return useInfiniteQuery({ ...olderSessionsQuery(after), enabled: after !== null });
}

const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.sessions.one(id),
    queryFn: () => unwrap(api.GET("/api/sessions/{id}", { params: { path: { id } } })),
  });

/**
 * One session. `often` returns the polling interval in milliseconds. Throws an `ApiError`; 404 if the session does not
 * exist or is another member's.
 */
export function useSession(id: string, often: (session: Session | undefined) => number | false) {
  const live = useLiveState();
  return useQuery({
    ...sessionQuery(id),
    refetchInterval: ({ state }) => often(state.data) || (live === "open" ? false : limits.unreadPollMs),
  });
}

const slotsQuery = (coachId: string) =>
  queryOptions({
    queryKey: queryKeys.coaches.slots(coachId),
    queryFn: () => unwrap(api.GET("/api/coaches/{id}/slots", { params: { path: { id: coachId } } })),
    staleTime: 0,
    refetchOnMount: "always",
    refetchOnWindowFocus: true,
  });

/** The coach's times that this member can book. They change hourly, so they are refetched on mount and on focus. */
export function useSlots(coachId: string) {
  return useQuery(slotsQuery(coachId));
}

const slotsBetweenQuery = (coachId: string, from: string, to: string) =>
  queryOptions({
    queryKey: queryKeys.coaches.slotsBetween(coachId, from, to),
    queryFn: () =>
      unwrap(api.GET("/api/coaches/{id}/slots", { params: { path: { id: coachId }, query: { from, to } } })),
  });

/** The coach's open times from one day of the member to another, both included, YYYY-MM-DD. */
export function useSlotsBetween(coachId: string, from: string, to: string, enabled: boolean) {
  return useQuery({ ...slotsBetweenQuery(coachId, from, to), enabled });
}

const allowanceQuery = queryOptions({
  queryKey: queryKeys.sessions.allowance,
  queryFn: () => unwrap(api.GET("/api/session-allowance")),
  refetchOnMount: "always",
});

/** The use of the allowance in every month that can be booked. */
export function useAllowance(enabled = true) {
  return useQuery({ ...allowanceQuery, enabled });
}

/** Invalidates everything that shows sessions or free times. */
function refetchSessions(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queryKeys.sessions.all });
  void client.invalidateQueries({ queryKey: queryKeys.coaches.all });
}

/** Puts a returned session into the cache at once; the refetch updates the rest. */
function put(client: QueryClient, session: Session): void {
  client.setQueryData(sessionQuery(session.id).queryKey, session);
  client.setQueryData(sessionsQuery.queryKey, (all) => {
    if (!all) return all;
    return all.some(({ id }) => id === session.id)
      ? all.map((one) => (one.id === session.id ? session : one))
      : [session, ...all];
  });
}

/** Updates sessions and free times from live events. Used once, in the frame. */
export function useLiveSessions(): void {
  const client = useQueryClient();
  useLiveEvent("session", () => refetchSessions(client));
}

/** The fields of a booking. */
export interface Booking {
  coachId: string;
  /** The start, one of the offered instants. */
  date: string;
  note: string;
}

/** Books a session. Throws an `ApiError`; 409 means that the time, or the month's last session, is gone. */
export function useBook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ coachId, date, note }: Booking) =>
      unwrap(api.POST("/api/sessions", { body: { coachId, date, ...(note && { note }) } })),
    onSuccess: (session) => put(client, session),
    // Also after a rejection: the shown times are outdated.
    onSettled: () => refetchSessions(client),
  });
}

/** Books a session and repetitions of it, all or none. Throws an `ApiError`; its 409 names the time that is gone. */
export function useBookRepeated() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ coachId, date, note, repeats }: Booking & { repeats: string[] }) =>
      unwrap(api.POST("/api/sessions/repeated", { body: { coachId, date, repeats, ...(note && { note }) } })),
    onSuccess: (sessions) => {
      for (const session of sessions ?? []) put(client, session);
    },
    onSettled: () => refetchSessions(client),
  });
}

/** Moves a session to another time. Throws an `ApiError` as {@link useBook} does. */
export function useMove() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, date }: { id: string; date: string }) =>
      unwrap(api.PATCH("/api/sessions/{id}", { params: { path: { id } }, body: { date } })),
    onSuccess: (session) => put(client, session),
    onSettled: () => refetchSessions(client),
  });
}

/** Cancels a session, and returns it. Throws an `ApiError`; 409 means that it has begun or is over. */
export function useCancel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE("/api/sessions/{id}", { params: { path: { id } } })),
    onSuccess: (session) => put(client, session),
    onSettled: () => refetchSessions(client),
  });
}

/**
 * Answers the coach's proposal, and returns the session after that. Throws an `ApiError`; its 409 explains why the
 * answer is too late.
 */
export function useAnswer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, proposalId, kind }: { id: string; proposalId: string; kind: "accept" | "decline" }) =>
      unwrap(
        kind === "accept"
          ? api.POST("/api/sessions/{id}/proposal/accept", { params: { path: { id } }, body: { proposalId } })
          : api.POST("/api/sessions/{id}/proposal/decline", { params: { path: { id } }, body: { proposalId } }),
      ),
    onSuccess: (session) => put(client, session),
    onSettled: () => refetchSessions(client),
  });
}

/** Reports that the video failed, so that the session does not count. */
export function useReportVideo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unwrap(api.POST("/api/sessions/{id}/video-trouble", { params: { path: { id } } })),
    onSuccess: (session) => put(client, session),
    onSettled: () => refetchSessions(client),
  });
}

/** The member's answer to how a session went. */
interface FeedbackChange {
  id: string;
  rating: string;
  note: string;
  share: boolean;
}

/** Saves how a session went for the member. Throws an `ApiError`; 409 explains why it cannot be answered or shared. */
export function useSaveFeedback() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: FeedbackChange) =>
      unwrap(api.PUT("/api/sessions/{id}/feedback", { params: { path: { id } }, body })),
    onSuccess: (session) => put(client, session),
    onSettled: () => refetchSessions(client),
  });
}

/** Deletes the answer about a session, or gives none: it is not asked again. Throws an `ApiError`. */
export function useDeclineFeedback() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE("/api/sessions/{id}/feedback", { params: { path: { id } } })),
    onSuccess: (session) => put(client, session),
    onSettled: () => refetchSessions(client),
  });
}
