import { limits } from "@aangan/copy/limits";
import { quoteOf, type ThreadMessage } from "@aangan/product/conversation/thread.ts";
import { type InfiniteData, type QueryClient, type QueryKey, useInfiniteQuery } from "@tanstack/react-query";
import { useLiveState } from "../live/live";
import { applyReceipt, mergeMessages, type Receipt } from "./merge-messages";
import type { OutboxItem } from "./outbox";

/** Which page of a conversation: the newest when empty, else the one before, after or around a message's number. */
export interface ThreadPlace {
  before?: number;
  after?: number;
  around?: number;
}

/** One page of a conversation. `Head` is the app's data about the other person and the conversation. */
export interface ThreadPage<Head> {
  head: Head;
  /** Oldest first. */
  messages: ThreadMessage[];
  /** The number before which the next page ends; null at the beginning. */
  earlier: number | null;
  /** The number after which the following page begins; null or absent if this page contains the newest message. */
  later?: number | null;
}

/** The pages of a conversation, newest page first. */
export type ThreadPages<Head> = InfiniteData<ThreadPage<Head>, ThreadPlace>;

/** Options of a conversation's query. */
export interface ThreadOptions<Head> {
  queryKey: QueryKey;
  enabled: boolean;
  /** Fetches one page. Throws an `ApiError`. */
  read: (place: ThreadPlace) => Promise<ThreadPage<Head>>;
}

/** Reports whether a page contains the newest message of its conversation. */
const isNewest = (page: ThreadPage<unknown>): boolean => (page.later ?? null) === null;

/** How the pages of a conversation are fetched: the newest ones and those around a message alike. */
export function pagesOf<Head>(read: ThreadOptions<Head>["read"]) {
  return {
    queryFn: ({ pageParam }: { pageParam: ThreadPlace }) => read(pageParam),
    getNextPageParam: (page: ThreadPage<Head>): ThreadPlace | undefined =>
      page.earlier === null ? undefined : { before: page.earlier },
    getPreviousPageParam: (page: ThreadPage<Head>): ThreadPlace | undefined =>
      page.later == null ? undefined : { after: page.later },
  };
}

/** A conversation, newest page first; `fetchNextPage` fetches older messages. Polled only while the stream is down. */
export function useThread<Head>({ queryKey, enabled, read }: ThreadOptions<Head>) {
  const live = useLiveState();
  return useInfiniteQuery({
    queryKey,
    enabled,
    initialPageParam: {} as ThreadPlace,
    ...pagesOf(read),
    refetchInterval: live === "open" ? false : limits.messagePollMs,
  });
}

/** Returns the messages of all fetched pages and the unsent ones, in order. */
export function threadOf(pages: readonly ThreadPage<unknown>[], pending: readonly OutboxItem[]): ThreadMessage[] {
  const firstUnreachable = pending.findIndex(({ unreachable }) => unreachable);
  const waiting = pending.map(
    ({ id, text, attachment, replyTo, createdAt, status, unreachable }, at): ThreadMessage => {
      // A message behind an unreachable one waits too.
      const shownStatus =
        unreachable || (firstUnreachable !== -1 && firstUnreachable < at && status === "waiting") ? "queued" : status;
      return {
        id,
        text,
        attachment: attachment ?? null,
        replyTo: replyTo ?? null,
        createdAt,
        status: shownStatus,
        seq: null,
        automatic: false,
        mine: true,
      };
    },
  );
  return mergeMessages(
    mergeMessages([], waiting),
    pages.flatMap((page) => page.messages),
  );
}

/** Key of the pages around a message, below the conversation's own. */
export const aroundKey = (queryKey: QueryKey, seq?: number): QueryKey =>
  seq === undefined ? [...queryKey, "around"] : [...queryKey, "around", seq];

/** Changes all cached pages of a conversation: the newest, and those around a message. */
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
 * Adds a message from a live event. Without the newest page in the cache it does nothing: the fetch of that page
 * includes the message.
 */
export function addMessage(client: QueryClient, queryKey: QueryKey, message: ThreadMessage): void {
  changeAll(client, queryKey, (data) => {
    const [newest, ...earlier] = data.pages;
    if (!newest || !isNewest(newest)) return data;
    if (earlier.some((page) => page.messages.some(({ id }) => id === message.id))) return data;
    return { ...data, pages: [{ ...newest, messages: mergeMessages(newest.messages, [message]) }, ...earlier] };
  });
}

/** Puts a changed message in place of its earlier copy, and its present text into the quotes of the answers to it. */
export function changeMessage(client: QueryClient, queryKey: QueryKey, message: ThreadMessage): void {
  const quote = quoteOf(message);
  changeAll(client, queryKey, (data) => ({
    ...data,
    pages: data.pages.map((page) => {
      const concerned = page.messages.some(({ id, replyTo }) => id === message.id || replyTo?.id === message.id);
      if (!concerned) return page;
      const known = page.messages.some(({ id }) => id === message.id);
      const messages = known ? mergeMessages(page.messages, [message]) : page.messages;
      return {
        ...page,
        messages: messages.map((one) => (one.replyTo?.id === message.id ? { ...one, replyTo: quote } : one)),
      };
    }),
  }));
}

/**
 * Adds a message of the user that the server has stored. A fetch in flight may be older than the message, so it is
 * cancelled and started again.
 */
export function addOwnMessage(client: QueryClient, queryKey: QueryKey, message: ThreadMessage): void {
  const fetching = client.isFetching({ queryKey }) > 0;
  // Cancelling restores the data of before the fetch, so it comes before the change.
  if (fetching) void client.cancelQueries({ queryKey });
  addMessage(client, queryKey, message);
  if (fetching) void client.invalidateQueries({ queryKey });
}

/** Raises the status of the user's own messages to the positions of a receipt. */
export function addReceipt(client: QueryClient, queryKey: QueryKey, receipt: Receipt): void {
  changeAll(client, queryKey, (data) => {
    const pages = data.pages.map((page) => ({ ...page, messages: applyReceipt(page.messages, receipt) }));
    return { ...data, pages };
  });
}

/**
 * Refetches a conversation whose messages were deleted or restored, and drops hidden parts of it. Resolves when it is
 * current.
 */
export async function refetchThread(client: QueryClient, queryKey: QueryKey): Promise<void> {
  client.removeQueries({ queryKey: aroundKey(queryKey), type: "inactive" });
  await client.invalidateQueries({ queryKey });
}
