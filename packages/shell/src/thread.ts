import { limits } from "@aangan/copy/limits";
import { applyReceipt, mergeMessages, type Receipt, type ThreadMessage } from "@aangan/ui/conversation";
import { type InfiniteData, type QueryClient, type QueryKey, useInfiniteQuery } from "@tanstack/react-query";
import { useLiveState } from "./live";
import type { OutboxItem } from "./outbox";

/** One page of a conversation. `Head` is what the app shows of the other person and of the conversation itself. */
export interface ThreadPage<Head> {
  head: Head;
  /** Oldest first. */
  messages: ThreadMessage[];
  /** Ask for the page before this number; null when there is none. */
  earlier: number | null;
}

type Pages<Head> = InfiniteData<ThreadPage<Head>, number | undefined>;

/** What a conversation is read with. */
export interface ThreadOptions<Head> {
  queryKey: QueryKey;
  enabled: boolean;
  /** Reads one page: the newest, or the one before a message's number. */
  read: (before: number | undefined) => Promise<ThreadPage<Head>>;
}

/** A conversation, newest page first; `fetchNextPage` reads the messages before. Polled only while the stream is down. */
export function useThread<Head>({ queryKey, enabled, read }: ThreadOptions<Head>) {
  const live = useLiveState();
  return useInfiniteQuery({
    queryKey,
    enabled,
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam }) => read(pageParam),
    getNextPageParam: (page) => page.earlier ?? undefined,
    refetchInterval: live === "open" ? false : limits.messagePollMs,
  });
}

/** The messages of all pages read so far and those on their way, in order. */
export function threadOf(pages: readonly ThreadPage<unknown>[], pending: readonly OutboxItem[]): ThreadMessage[] {
  const waiting = pending.map(({ id, text, createdAt, status }): ThreadMessage => {
    return { id, text, createdAt, status, seq: null, automatic: false, mine: true };
  });
  return mergeMessages(
    mergeMessages([], waiting),
    pages.flatMap((page) => page.messages),
  );
}

/** Puts a stored message into a conversation that has been read; a conversation that has not will read it itself. */
export function addStored(client: QueryClient, queryKey: QueryKey, message: ThreadMessage): void {
  client.setQueryData<Pages<unknown>>(queryKey, (data) => {
    const [newest, ...earlier] = data?.pages ?? [];
    if (!data || !newest || earlier.some((page) => page.messages.some(({ id }) => id === message.id))) return data;
    return { ...data, pages: [{ ...newest, messages: mergeMessages(newest.messages, [message]) }, ...earlier] };
  });
}

/** Raises the status of one's own messages to what the other side's clients said. */
export function addReceipt(client: QueryClient, queryKey: QueryKey, receipt: Receipt): void {
  client.setQueryData<Pages<unknown>>(queryKey, (data) => {
    if (!data) return data;
    const pages = data.pages.map((page) => ({ ...page, messages: applyReceipt(page.messages, receipt) }));
    return { ...data, pages };
  });
}
