import { limits } from "@aangan/copy/limits";
import type { ThreadMessage } from "@aangan/product/conversation/thread.ts";
import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useLiveState } from "../live/live";
import { cacheUpdatesOf, clearCacheUpdates, setCacheUpdates } from "./cache-updates";
import { applyReceipt, mergeMessages, type Receipt } from "./merge-messages";
import type { OutboxItem } from "./outbox";

/** Which page of a conversation: the newest when empty, else the one before, after or around a message's number. */
export interface ThreadPlace {
  before?: number;
  after?: number;
  around?: number;
}

/** One page of a conversation. `Head` is what the app shows of the other person and of the conversation itself. */
export interface ThreadPage<Head> {
  head: Head;
  /** Oldest first. */
  messages: ThreadMessage[];
  /** Ask for the page before this number; null when there is none. */
  earlier: number | null;
  /** Ask for the page after this number; null or absent when this page holds the newest message. */
  later?: number | null;
}

/** The pages of a conversation, newest page first. */
export type ThreadPages<Head> = InfiniteData<ThreadPage<Head>, ThreadPlace>;

/** What a conversation is read with. */
export interface ThreadOptions<Head> {
  queryKey: QueryKey;
  enabled: boolean;
  /** Reads one page. Throws an `ApiError`. */
  read: (place: ThreadPlace) => Promise<ThreadPage<Head>>;
}

/** Whether a page holds the newest message of its conversation. */
const isNewest = (page: ThreadPage<unknown>): boolean => (page.later ?? null) === null;

/** The messages of a conversation that are known before a reading of it begins. */
const knownNow = (client: QueryClient, queryKey: QueryKey): ReadonlySet<string> =>
  new Set(cacheUpdatesOf(client, queryKey).messages.map(({ id }) => id));

/**
 * A page that was read, with what was heard while it was on its way. The answer may be older than that: without this a
 * message that was stored a moment ago would vanish again until the next reading. What was `known` before the reading began
 * is the answer's to tell: when it is not in it, it was deleted.
 */
function withHeard<Head>(
  client: QueryClient,
  queryKey: QueryKey,
  page: ThreadPage<Head>,
  newest: boolean,
  known: ReadonlySet<string>,
): ThreadPage<Head> {
  const { messages, receipt } = cacheUpdatesOf(client, queryKey);
  const last = page.messages.at(-1)?.seq ?? 0;
  const since = newest ? messages.filter(({ id, seq }) => seq !== null && seq > last && !known.has(id)) : [];
  return { ...page, messages: applyReceipt(mergeMessages(page.messages, since), receipt) };
}

/** How the pages of a conversation are read: for the newest ones and for those around a message alike. */
export function pagesOf<Head>(client: QueryClient, queryKey: QueryKey, read: ThreadOptions<Head>["read"]) {
  return {
    queryFn: async ({ pageParam }: { pageParam: ThreadPlace }) => {
      const known = knownNow(client, queryKey);
      const page = await read(pageParam);
      return withHeard(client, queryKey, page, pageParam.before === undefined && isNewest(page), known);
    },
    getNextPageParam: (page: ThreadPage<Head>): ThreadPlace | undefined =>
      page.earlier === null ? undefined : { before: page.earlier },
    getPreviousPageParam: (page: ThreadPage<Head>): ThreadPlace | undefined =>
      page.later == null ? undefined : { after: page.later },
  };
}

/** A conversation, newest page first; `fetchNextPage` reads the messages before. Polled only while the stream is down. */
export function useThread<Head>({ queryKey, enabled, read }: ThreadOptions<Head>) {
  const live = useLiveState();
  const client = useQueryClient();
  return useInfiniteQuery({
    queryKey,
    enabled,
    initialPageParam: {} as ThreadPlace,
    ...pagesOf(client, queryKey, read),
    refetchInterval: live === "open" ? false : limits.messagePollMs,
  });
}

/** The messages of all pages read so far and those on their way, in order. */
export function threadOf(pages: readonly ThreadPage<unknown>[], pending: readonly OutboxItem[]): ThreadMessage[] {
  const held = pending.findIndex(({ unreachable }) => unreachable);
  const waiting = pending.map(({ id, text, attachment, createdAt, status, unreachable }, at): ThreadMessage => {
    // What was written behind one that reaches nobody waits with it.
    const stands = unreachable || (held !== -1 && held < at && status === "waiting") ? "queued" : status;
    return {
      id,
      text,
      attachment: attachment ?? null,
      createdAt,
      status: stands,
      seq: null,
      automatic: false,
      mine: true,
    };
  });
  return mergeMessages(
    mergeMessages([], waiting),
    pages.flatMap((page) => page.messages),
  );
}

/** Key of the pages around a message, which lie below the conversation's own. */
export const aroundKey = (queryKey: QueryKey, seq?: number): QueryKey =>
  seq === undefined ? [...queryKey, "around"] : [...queryKey, "around", seq];

/** Changes every reading of a conversation: the newest pages, and those around a message. */
function changeAll(
  client: QueryClient,
  queryKey: QueryKey,
  change: (pages: ThreadPages<unknown>) => ThreadPages<unknown>,
): void {
  const update = (data: ThreadPages<unknown> | undefined) => (data ? change(data) : data);
  client.setQueryData<ThreadPages<unknown>>(queryKey, update);
  client.setQueriesData<ThreadPages<unknown>>({ queryKey: aroundKey(queryKey) }, update);
}

/**
 * Puts a stored message into a conversation, whether it was read, is being read, or will be. Where the newest page is not
 * among those read, it is left for when that is.
 */
export function addStored(client: QueryClient, queryKey: QueryKey, message: ThreadMessage): void {
  const before = cacheUpdatesOf(client, queryKey);
  setCacheUpdates(client, queryKey, { ...before, messages: mergeMessages(before.messages, [message]) });
  changeAll(client, queryKey, (data) => {
    const [newest, ...earlier] = data.pages;
    if (!newest || !isNewest(newest)) return data;
    if (earlier.some((page) => page.messages.some(({ id }) => id === message.id))) return data;
    return { ...data, pages: [{ ...newest, messages: mergeMessages(newest.messages, [message]) }, ...earlier] };
  });
}

/** Raises the status of one's own messages to what the other side's clients said. */
export function addReceipt(client: QueryClient, queryKey: QueryKey, receipt: Receipt): void {
  const before = cacheUpdatesOf(client, queryKey);
  const deliveredSeq = Math.max(before.receipt.deliveredSeq, receipt.deliveredSeq);
  setCacheUpdates(client, queryKey, {
    ...before,
    receipt: { deliveredSeq, readSeq: Math.max(before.receipt.readSeq, receipt.readSeq) },
  });
  changeAll(client, queryKey, (data) => {
    const pages = data.pages.map((page) => ({ ...page, messages: applyReceipt(page.messages, receipt) }));
    return { ...data, pages };
  });
}

/** Puts a newly read head in place of the one shown, without reading the messages again. */
export function setHead<Head>(client: QueryClient, queryKey: QueryKey, head: Head): void {
  changeAll(client, queryKey, (data) => ({ ...data, pages: data.pages.map((page) => ({ ...page, head })) }));
}

/**
 * Forgets what was heard of a conversation and reads what is shown of it anew: messages were deleted, which nothing heard
 * before may bring back. Resolves when it has been read.
 */
export async function forgetThread(client: QueryClient, queryKey: QueryKey): Promise<void> {
  clearCacheUpdates(client, queryKey);
  await client.cancelQueries({ queryKey });
  client.removeQueries({ queryKey: aroundKey(queryKey), type: "inactive" });
  await client.invalidateQueries({ queryKey });
}
