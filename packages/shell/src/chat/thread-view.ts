import type { ThreadMessage } from "@aangan/product/conversation/thread.ts";
import type { MessageTarget } from "@aangan/ui/chat/message-list.tsx";
import { type QueryKey, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { OutboxItem } from "./outbox";
import { aroundKey, pagesOf, type ThreadOptions, type ThreadPlace, threadOf, type useThread } from "./thread";

/** The time that pages around a message stay cached without observers, in milliseconds. */
const cacheMs = 60_000;

/** Options of {@link useThreadView}. */
export interface ThreadViewOptions<Head> {
  /** The result of `useThread` for the same key. */
  conversation: ReturnType<typeof useThread<Head>>;
  queryKey: QueryKey;
  read: ThreadOptions<Head>["read"];
  /** The unsent messages, from `useOutbox`. */
  pending: readonly OutboxItem[];
}

/** The part of a conversation that is shown: its newest messages, or those around a search match. */
export interface ThreadView {
  /** Props for `Conversation`. */
  list: {
    messages: readonly ThreadMessage[];
    hasEarlier: boolean;
    loadingEarlier: boolean;
    earlierFailed: boolean;
    onLoadEarlier: () => void;
    hasLater: boolean;
    loadingLater: boolean;
    laterFailed: boolean;
    onLoadLater: () => void;
    onNewest: () => void;
    target: MessageTarget | null;
  };
  /** The shown messages, including unsent ones while the newest are shown. These are the visible ones. */
  messages: readonly ThreadMessage[];
  /** The newest messages and the unsent ones, whichever part is shown. */
  newest: readonly ThreadMessage[];
  /**
   * Scrolls to a message, fetching the part around it if needed. `focus` also moves focus. Throws an `ApiError` if it
   * cannot be fetched.
   */
  goTo: (message: { id: string; seq: number | null }, focus?: boolean) => Promise<void>;
  /** Shows the newest message. */
  toNewest: () => void;
}

/**
 * Shows one part of a conversation. The newest pages stay cached and current whichever part is shown, so that
 * returning to them is immediate; sending returns to them automatically.
 */
export function useThreadView<Head>({ conversation, queryKey, read, pending }: ThreadViewOptions<Head>): ThreadView {
  const client = useQueryClient();
  const [around, setAround] = useState<number | null>(null);
  const [target, setTarget] = useState<MessageTarget | null>(null);
  const request = useRef(0);
  const pages = pagesOf(read);
  const part = useInfiniteQuery({
    queryKey: aroundKey(queryKey, around ?? 0),
    enabled: around !== null,
    initialPageParam: { around: around ?? 0 } as ThreadPlace,
    gcTime: cacheMs,
    ...pages,
  });

  const basePages = conversation.data?.pages;
  const newest = useMemo(() => threadOf(basePages ?? [], pending), [basePages, pending]);
  const elsewhere = around !== null && part.data !== undefined;
  const hasLater = elsewhere && part.hasPreviousPage;
  const partPages = part.data?.pages;
  const found = useMemo(
    () => (elsewhere ? threadOf(partPages ?? [], hasLater ? [] : pending) : newest),
    [elsewhere, partPages, hasLater, pending, newest],
  );
  const shown = elsewhere ? part : conversation;

  const show = (id: string | null, focus: boolean) => {
    request.current += 1;
    setTarget({ token: request.current, id, focus });
  };
  const toNewest = () => {
    setAround(null);
    show(null, false);
  };
  const goTo = async ({ id, seq }: { id: string; seq: number | null }, focus = false) => {
    if (found.some((message) => message.id === id)) {
      show(id, focus);
      return;
    }
    if (seq === null || newest.some((message) => message.id === id)) {
      setAround(null);
      show(id, focus);
      return;
    }
    const current = ++request.current;
    await client.fetchInfiniteQuery({
      queryKey: aroundKey(queryKey, seq),
      initialPageParam: { around: seq } as ThreadPlace,
      gcTime: cacheMs,
      ...pages,
    });
    // Another target was requested during the fetch.
    if (request.current !== current) return;
    setAround(seq);
    show(id, focus);
  };

  // The last unsent message; it becomes older once that is stored, which is no new message.
  const lastWritten = pending.at(-1)?.createdAt ?? "";
  const known = useRef(lastWritten);
  const written = useEffectEvent(toNewest);
  useEffect(() => {
    if (lastWritten <= known.current) return;
    known.current = lastWritten;
    written();
  }, [lastWritten]);

  return {
    messages: found,
    newest,
    goTo,
    toNewest,
    list: {
      messages: found,
      hasEarlier: shown.hasNextPage,
      loadingEarlier: shown.isFetchingNextPage,
      earlierFailed: shown.isFetchNextPageError,
      onLoadEarlier: () => void shown.fetchNextPage(),
      hasLater,
      loadingLater: part.isFetchingPreviousPage,
      laterFailed: elsewhere && part.isFetchPreviousPageError,
      onLoadLater: () => void part.fetchPreviousPage(),
      onNewest: toNewest,
      target,
    },
  };
}
