import { limits } from "@aangan/copy/limits";
import { applyReceipt, mergeMessages, type Receipt, type ThreadMessage } from "@aangan/ui/conversation";
import {
  hashKey,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useQueryClient,
} from "@tanstack/react-query";
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

/** What was heard of a conversation from elsewhere than its reading: own messages that were stored, live events. */
interface Heard {
  messages: readonly ThreadMessage[];
  receipt: Receipt;
}

const nothing: Heard = { messages: [], receipt: { deliveredSeq: 0, readSeq: 0 } };
const heard = new WeakMap<QueryClient, Map<string, Heard>>();

function heardOf(client: QueryClient, queryKey: QueryKey): Heard {
  return heard.get(client)?.get(hashKey(queryKey)) ?? nothing;
}

function hear(client: QueryClient, queryKey: QueryKey, next: Heard): void {
  const all = heard.get(client) ?? new Map<string, Heard>();
  all.set(hashKey(queryKey), next);
  heard.set(client, all);
}

/**
 * A page that was read, with what was heard while it was on its way. The answer may be older than that: without this a
 * message that was stored a moment ago would vanish again until the next reading.
 */
export function withHeard<Head>(client: QueryClient, queryKey: QueryKey, page: ThreadPage<Head>, newest: boolean) {
  const { messages, receipt } = heardOf(client, queryKey);
  const last = page.messages.at(-1)?.seq ?? 0;
  const since = newest ? messages.filter(({ seq }) => seq !== null && seq > last) : [];
  if (newest) hear(client, queryKey, { messages: since, receipt });
  return { ...page, messages: applyReceipt(mergeMessages(page.messages, since), receipt) };
}

/** A conversation, newest page first; `fetchNextPage` reads the messages before. Polled only while the stream is down. */
export function useThread<Head>({ queryKey, enabled, read }: ThreadOptions<Head>) {
  const live = useLiveState();
  const client = useQueryClient();
  return useInfiniteQuery({
    queryKey,
    enabled,
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam }) => withHeard(client, queryKey, await read(pageParam), pageParam === undefined),
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

/** Puts a stored message into a conversation, whether it was read, is being read, or will be. */
export function addStored(client: QueryClient, queryKey: QueryKey, message: ThreadMessage): void {
  const before = heardOf(client, queryKey);
  hear(client, queryKey, { ...before, messages: mergeMessages(before.messages, [message]) });
  client.setQueryData<Pages<unknown>>(queryKey, (data) => {
    const [newest, ...earlier] = data?.pages ?? [];
    if (!data || !newest || earlier.some((page) => page.messages.some(({ id }) => id === message.id))) return data;
    return { ...data, pages: [{ ...newest, messages: mergeMessages(newest.messages, [message]) }, ...earlier] };
  });
}

/** Raises the status of one's own messages to what the other side's clients said. */
export function addReceipt(client: QueryClient, queryKey: QueryKey, receipt: Receipt): void {
  const before = heardOf(client, queryKey);
  const deliveredSeq = Math.max(before.receipt.deliveredSeq, receipt.deliveredSeq);
  hear(client, queryKey, {
    ...before,
    receipt: { deliveredSeq, readSeq: Math.max(before.receipt.readSeq, receipt.readSeq) },
  });
  client.setQueryData<Pages<unknown>>(queryKey, (data) => {
    if (!data) return data;
    const pages = data.pages.map((page) => ({ ...page, messages: applyReceipt(page.messages, receipt) }));
    return { ...data, pages };
  });
}
