import { unwrap } from "@aangan/api/member";
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";
import type { CompanionCode } from "./address";
import { mergeTalk, type TalkMessage } from "./message";

interface TalkPage {
  /** In order. */
  messages: TalkMessage[];
  /** The number before which the next page ends; null at the beginning. */
  earlier: number | null;
  /** On the newest page: the last notice that the companion is a program is old, so the screen shows one. */
  noticeDue: boolean;
}

// No live event reports a talk on another device, so these queries are refetched on focus.
const fresh = { staleTime: 0, refetchOnWindowFocus: true } as const;

const companionsQuery = queryOptions({
  ...fresh,
  queryKey: queryKeys.companions.list,
  queryFn: () => unwrap(api.GET("/api/companions")),
});

/** The availability of the companions. Names and purposes are in the copy catalogue. */
export function useCompanions() {
  return useQuery(companionsQuery);
}

/** Messages received on a stream, with their time: a response to an earlier request does not contain them. */
const streamed = new Map<CompanionCode, { at: number; message: TalkMessage }[]>();

const talkQuery = (code: CompanionCode) =>
  infiniteQueryOptions({
    ...fresh,
    queryKey: queryKeys.companions.talk(code),
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam: before, signal }): Promise<TalkPage> => {
      const requestedAt = performance.now();
      const params = { path: { id: code }, query: { before } };
      const page = await unwrap(api.GET("/api/companions/{id}/messages", { params, signal }));
      const since = before === undefined ? (streamed.get(code) ?? []).filter(({ at }) => at >= requestedAt) : [];
      return {
        earlier: page.earlier ?? null,
        noticeDue: page.noticeDue && !since.some(({ message }) => message.from === "notice"),
        messages: mergeTalk(
          page.messages,
          since.map(({ message }) => message),
        ),
      };
    },
    getNextPageParam: (page) => page.earlier ?? undefined,
  });

/** A talk, newest page first; `fetchNextPage` fetches older messages. */
export function useTalk(code: CompanionCode) {
  return useInfiniteQuery(talkQuery(code));
}

/** Adds an entry to a talk, also during its fetch or before it. */
export function addToTalk(client: QueryClient, code: CompanionCode, message: TalkMessage): void {
  streamed.set(code, [...(streamed.get(code) ?? []).slice(-20), { at: performance.now(), message }]);
  client.setQueryData(talkQuery(code).queryKey, (data) => {
    const [newest, ...earlier] = data?.pages ?? [];
    if (!data || !newest || earlier.some((page) => page.messages.some(({ id }) => id === message.id))) return data;
    const noticeDue = newest.noticeDue && message.from !== "notice";
    return { ...data, pages: [{ ...newest, noticeDue, messages: mergeTalk(newest.messages, [message]) }, ...earlier] };
  });
  client.setQueryData(companionsQuery.queryKey, (list) =>
    list?.map((one) => (one.id === code ? { ...one, lastMessageAt: message.createdAt } : one)),
  );
}

/** Refetches the companions' availability, for example after a reply was refused without a plan. */
export function refetchCompanions(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queryKeys.companions.list });
}

/** Deletes a talk at once and permanently, also in the cache. Throws an `ApiError`. */
export async function deleteTalk(client: QueryClient, code: CompanionCode): Promise<void> {
  await unwrap(api.DELETE("/api/companions/{id}/messages", { params: { path: { id: code } } }));
  await client.cancelQueries({ queryKey: queryKeys.companions.talk(code) });
  streamed.delete(code);
  client.setQueryData(talkQuery(code).queryKey, {
    pages: [{ messages: [], earlier: null, noticeDue: true }],
    pageParams: [undefined],
  });
  client.setQueryData(companionsQuery.queryKey, (list) =>
    list?.map((one) => (one.id === code ? { ...one, lastMessageAt: null } : one)),
  );
}
