import { type components, unwrap } from "@aangan/api/member";
import { type InfiniteData, type QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api } from "@/lib/api";
import type { CompanionCode } from "./address";
import { mergeTalk, type TalkMessage } from "./message";

const companionsKey = ["companions"] as const;
const listKey = [...companionsKey, "list"] as const;
const talkKey = (code: CompanionCode) => [...companionsKey, "talk", code] as const;

/** A companion as it stands with the member: whether it answers them, and when they last talked. */
type CompanionStanding = components["schemas"]["Companion"];

interface TalkPage {
  /** In order. */
  messages: TalkMessage[];
  /** Ask for the page before this number; null when there is none. */
  earlier: number | null;
}

type Pages = InfiniteData<TalkPage, number | undefined>;

// No event tells of a talk on another device, so what is shown is asked for again whenever the member comes back to it.
const fresh = { staleTime: 0, refetchOnWindowFocus: true } as const;

/** How the companions stand with the member. Names and what they are for are in the catalogue. */
export function useCompanions() {
  return useQuery({ ...fresh, queryKey: listKey, queryFn: () => unwrap(api.GET("/api/companions")) });
}

/** What came on a stream, with the moment: an answer to a question that was asked earlier does not know it. */
const heard = new Map<CompanionCode, { at: number; message: TalkMessage }[]>();

/** A talk, newest page first; `fetchNextPage` reads what was said before. */
export function useTalk(code: CompanionCode) {
  return useInfiniteQuery({
    ...fresh,
    queryKey: talkKey(code),
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam: before, signal }): Promise<TalkPage> => {
      const asked = performance.now();
      const params = { path: { id: code }, query: { before } };
      const page = await unwrap(api.GET("/api/companions/{id}/messages", { params, signal }));
      const since = before === undefined ? (heard.get(code) ?? []).filter(({ at }) => at >= asked) : [];
      return {
        earlier: page.earlier ?? null,
        messages: mergeTalk(
          page.messages,
          since.map(({ message }) => message),
        ),
      };
    },
    getNextPageParam: (page) => page.earlier ?? undefined,
  });
}

/** Puts an entry into a talk, whether it was read, is being read, or will be. */
export function addToTalk(client: QueryClient, code: CompanionCode, message: TalkMessage): void {
  heard.set(code, [...(heard.get(code) ?? []).slice(-20), { at: performance.now(), message }]);
  client.setQueryData<Pages>(talkKey(code), (data) => {
    const [newest, ...earlier] = data?.pages ?? [];
    if (!data || !newest || earlier.some((page) => page.messages.some(({ id }) => id === message.id))) return data;
    return { ...data, pages: [{ ...newest, messages: mergeTalk(newest.messages, [message]) }, ...earlier] };
  });
  client.setQueryData<CompanionStanding[]>(listKey, (list) =>
    list?.map((one) => (one.id === code ? { ...one, lastMessageAt: message.createdAt } : one)),
  );
}

/** Asks anew how the companions stand with the member, such as after one did not answer for want of a plan. */
export function renewCompanions(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: listKey });
}

/** Deletes a talk, at once and for good, and empties it here. Throws an `ApiError`. */
export async function deleteTalk(client: QueryClient, code: CompanionCode): Promise<void> {
  await unwrap(api.DELETE("/api/companions/{id}/messages", { params: { path: { id: code } } }));
  await client.cancelQueries({ queryKey: talkKey(code) });
  heard.delete(code);
  client.setQueryData<Pages>(talkKey(code), {
    pages: [{ messages: [], earlier: null }],
    pageParams: [undefined],
  });
  client.setQueryData<CompanionStanding[]>(listKey, (list) =>
    list?.map((one) => (one.id === code ? { ...one, lastMessageAt: null } : one)),
  );
}
