import { type components, unwrap } from "@aangan/api/coach";
import { limits } from "@aangan/copy/limits";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { useLiveEvent, useLiveState } from "@aangan/shell/live/live.tsx";
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryFunctionContext,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "@/lib/api";
import { profileQuery } from "@/lib/profile";
import { queryKeys } from "@/lib/query-keys";
import { dayIn } from "@/lib/zoned";
import { type ClientFilter, defaultFilter, isDefaultFilter, nonDefaultFields } from "./filter";

/** A client in the list. */
export type Client = components["schemas"]["Client"];

/** Returns a client's full name. */
export const nameOf = ({ firstName, lastName }: Pick<Client, "firstName" | "lastName">) => `${firstName} ${lastName}`;

/**
 * The data of the portal's first screen: coach, counts, first page of clients, waiting clients, and today's sessions.
 */
export type DashboardData = components["schemas"]["Dashboard"];

/** A client who waits for a reply. */
export type WaitingClient = DashboardData["waiting"][number];

/** One client, with their shared answers and sessions. */
export type ClientDetail = components["schemas"]["ClientDetail"];

/** A page of a list of clients. */
interface ClientPage {
  items: Client[];
  /** The cursor of the next page; null at the end. */
  next: string | null;
}

type ClientPages = InfiniteData<ClientPage, string>;

/**
 * Fetches the dashboard, and seeds the queries of its parts: the coach's profile, and the first page of all clients.
 */
async function readDashboard({ client, signal }: Pick<QueryFunctionContext, "client" | "signal">) {
  const dashboard = await unwrap(api.GET("/api/coach/dashboard"));
  // A cancelled fetch must not overwrite the data of a later one.
  signal.throwIfAborted();
  client.setQueryData(profileQuery.queryKey, dashboard.profile);
  const { queryKey: plainPages } = clientPagesQuery(defaultFilter);
  const shownPages = client.getQueryData(plainPages)?.pages.length ?? 0;
  if (shownPages <= 1) client.setQueryData(plainPages, { pages: [dashboard.clients], pageParams: [""] });
  // Every other list, and one with further pages shown or in flight, is refetched from its beginning.
  void client.invalidateQueries({
    queryKey: queryKeys.clientPages.all,
    predicate: ({ queryKey, state }) =>
      !isDefaultFilter(queryKey[1] as ClientFilter) ||
      state.fetchStatus === "fetching" ||
      ((state.data as ClientPages | undefined)?.pages.length ?? 0) > 1,
  });
  return dashboard;
}

export const dashboardQuery = queryOptions({ queryKey: queryKeys.clients.dashboard, queryFn: readDashboard });

/** The dashboard. For a coach who is not active its lists are empty. */
export function useDashboard(enabled = true) {
  const live = useLiveState();
  const now = useServerClock();
  const dashboard = useQuery({
    ...dashboardQuery,
    enabled,
    refetchInterval: live === "open" ? false : limits.messagePollMs,
  });
  const { data, refetch } = dashboard;
  // Today's sessions depend on the day of the fetch, so they are refetched after the coach's midnight.
  const zone = data?.profile.timeZone;
  const past = now && zone && enabled ? dayIn(now, zone) > dayIn(new Date(data.now), zone) : false;
  useEffect(() => {
    if (past && now) void refetch();
  }, [past, now, refetch]);
  return dashboard;
}

/** The counts for the frame; undefined while unknown. */
export function useCounts(dashboard: DashboardData | undefined) {
  const now = useServerClock();
  if (!dashboard) return undefined;
  const { counts, today } = dashboard;
  // The sessions that ended since the fetch.
  const endedCount = now
    ? today.filter(({ endsAt }) => {
        const end = Date.parse(endsAt);
        return end > Date.parse(dashboard.now) && end <= now.getTime();
      }).length
    : 0;
  return { ...counts, upcomingSessions: Math.max(counts.upcomingSessions - endedCount, 0) };
}

/** The number of clients per page, as in the dashboard's first page. */
const pageSize = 30;

async function readPage(filter: ClientFilter, after: string): Promise<ClientPage> {
  const query = { ...nonDefaultFields(filter), limit: pageSize, ...(after ? { after } : {}) };
  const call = api.GET("/api/coach/clients", { params: { query } });
  const items = await unwrap(call);
  return { items, next: (await call).response.headers.get("X-Next-After") };
}

const clientPagesQuery = (filter: ClientFilter) =>
  infiniteQueryOptions({
    queryKey: queryKeys.clientPages.list(filter),
    queryFn: ({ pageParam }) => readPage(filter, pageParam),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });

/**
 * Pages of the coach's clients, filtered and ordered on the server. The default list begins with the dashboard's page,
 * so that it is fetched once. While another filter's first page loads, the previous list stays.
 */
export function useClientPages(filter: ClientFilter, dashboard: DashboardData | undefined) {
  const plain = isDefaultFilter(filter);
  return useInfiniteQuery({
    ...clientPagesQuery(plain ? defaultFilter : filter),
    enabled: !plain || dashboard !== undefined,
    placeholderData: keepPreviousData,
  });
}

const clientQuery = (clientId: string) =>
  queryOptions({
    queryKey: queryKeys.clients.one(clientId),
    queryFn: () => unwrap(api.GET("/api/coach/clients/{clientId}", { params: { path: { clientId } } })),
  });

/** One client of the coach. Throws an `ApiError`; 404 for a member who is not, or no longer, a client. */
export function useClient(clientId: string) {
  const live = useLiveState();
  return useQuery({ ...clientQuery(clientId), refetchInterval: live === "open" ? false : limits.messagePollMs });
}

/** The minimum interval between refetches of the dashboard, in milliseconds: many messages may arrive at once. */
const renewMs = 500;

/** Updates the dashboard and the lists from live events. Used once, in the frame. */
export function useLiveClients(): void {
  const client = useQueryClient();
  const renew = useThrottled(() => void client.invalidateQueries({ queryKey: queryKeys.clients.all }), renewMs);
  useLiveEvent("message", renew);
  useLiveEvent("conversation", renew);
  // The coach's own account, which the dashboard shows too.
  useLiveEvent("user", renew);
  useLiveEvent("client", () => {
    renew();
    void client.invalidateQueries({ queryKey: queryKeys.conversations.all });
    void client.invalidateQueries({ queryKey: queryKeys.crisisOutcomes.all });
  });
}

/** Throttles an action: runs it at once, and again at the end of the interval if it was called during it. */
function useThrottled(action: () => void, ms: number): () => void {
  const state = useRef({ timer: 0, again: false });
  useEffect(() => {
    const { current } = state;
    return () => window.clearTimeout(current.timer);
  }, []);
  return () => {
    const throttle = state.current;
    if (throttle.timer !== 0) {
      throttle.again = true;
      return;
    }
    const run = () => {
      action();
      throttle.again = false;
      throttle.timer = window.setTimeout(() => {
        throttle.timer = 0;
        if (throttle.again) run();
      }, ms);
    };
    run();
  };
}
