import { type components, unwrap } from "@aangan/api/member";
import { limits } from "@aangan/copy/limits";
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
import { mutationKeys, queryKeys } from "@/lib/query-keys";

/** One entry behind the bell. */
export type Notification = components["schemas"]["Notification"];
type Page = components["schemas"]["NotificationPage"];
type Unread = components["schemas"]["UnreadNotifications"];

const read = (query: { before?: string; limit?: number }) =>
  unwrap(api.GET("/api/notifications", { params: { query } }));

/** How many notifications the bell fetches. */
const bellFetched = 15;

const bellQuery = queryOptions({
  queryKey: queryKeys.notifications.bell,
  // More than are shown, because several notifications may be one row.
  queryFn: () => read({ limit: bellFetched }),
});

/** The newest notifications and how many are unread. Polls while the stream is down. */
export function useBell() {
  const live = useLiveState();
  return useQuery({ ...bellQuery, refetchInterval: live === "open" ? false : limits.unreadPollMs });
}

const notificationsQuery = infiniteQueryOptions({
  queryKey: queryKeys.notifications.list,
  queryFn: ({ pageParam }) => read(pageParam === undefined ? {} : { before: pageParam }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.more ? page.items.at(-1)?.id : undefined),
});

/** All notifications, newest first, a page at a time. */
export function useNotifications() {
  return useInfiniteQuery(notificationsQuery);
}

/** Updates the bell and the list from live events. Used once, in the frame. */
export function useLiveNotifications(): void {
  const client = useQueryClient();
  useLiveEvent("notification", (data) => {
    const { unread } = data as Unread;
    client.setQueryData(bellQuery.queryKey, (page) => page && { ...page, unread });
    // A mark-read request in flight refetches when it settles. A refetch before that would show unread marks again.
    if (client.isMutating({ mutationKey: mutationKeys.markRead }) === 0) refresh(client);
  });
}

function refresh(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queryKeys.notifications.all });
}

/** Marks notifications as read: the given ones, or all. Shown at once, and undone if the server rejects it. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: mutationKeys.markRead,
    mutationFn: (ids: readonly string[] | "all") =>
      unwrap(
        api.POST("/api/notifications/read", {
          body: ids === "all" ? {} : { ids: [...ids] },
          // Following a notification may load a new document, which must not cancel the request.
          keepalive: true,
        }),
      ),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey: queryKeys.notifications.all });
      const before = {
        bell: client.getQueryData(bellQuery.queryKey),
        list: client.getQueryData(notificationsQuery.queryKey),
      };
      const mark = (page: Page): Page => marked(page, ids);
      client.setQueryData(bellQuery.queryKey, (page) => page && mark(page));
      client.setQueryData(notificationsQuery.queryKey, (pages) => pages && { ...pages, pages: pages.pages.map(mark) });
      return before;
    },
    onError: (_error, _ids, before) => {
      client.setQueryData(bellQuery.queryKey, before?.bell);
      client.setQueryData(notificationsQuery.queryKey, before?.list);
    },
    onSuccess: ({ unread }) => client.setQueryData(bellQuery.queryKey, (page) => page && { ...page, unread }),
    onSettled: () => {
      // Only after the last of several: a response from before would show unread marks again for a moment.
      if (client.isMutating({ mutationKey: mutationKeys.markRead }) === 1) refresh(client);
    },
  });
}

/** Returns the page with some or all notifications marked as read. */
function marked(page: Page, ids: readonly string[] | "all"): Page {
  const matches = (item: Notification) => !item.read && (ids === "all" || ids.includes(item.id));
  const hits = page.items.filter(matches).length;
  return {
    ...page,
    unread: ids === "all" ? 0 : Math.max(0, page.unread - hits),
    items: page.items.map((item) => (matches(item) ? { ...item, read: true } : item)),
  };
}
