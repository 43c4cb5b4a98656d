import { messageOf } from "@aangan/api/errors";
import { chat } from "@aangan/copy/chat";
import { errors } from "@aangan/copy/errors";
import { fill, plural } from "@aangan/copy/format";
import type { TextRange } from "@aangan/product/conversation/highlighted.tsx";
import type { ThreadMessage } from "@aangan/product/conversation/thread.ts";
import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { findIn, normalise } from "./find";
import { nextPageMatch } from "./search-step";

/** The pause in typing after which the search is sent, in milliseconds. */
const settledMs = 250;

/** One answer of the search, newest first. */
export interface FoundPage {
  items: ThreadMessage[];
  /** Older matches exist. */
  more: boolean;
}

/** What {@link useConversationSearch} needs. */
export interface SearchOptions {
  /** Whose conversation it is. */
  peerId: string;
  /** Asks the server: what to find, and only in messages before this number. Throws an `ApiError`. */
  read: (query: string, before: number | undefined) => Promise<FoundPage>;
  /** Shows a match in the conversation, with the focus on it when asked. Throws an `ApiError` when it cannot. */
  onGo: (message: ThreadMessage, focus: boolean) => Promise<void>;
}

/** A search in a conversation, as its bar needs it. */
export interface Search {
  open: boolean;
  toggle: () => void;
  close: () => void;
  query: string;
  setQuery: (query: string) => void;
  /** What came of it, in words. */
  status: string;
  failed: boolean;
  again: () => void;
  /** Newest first. */
  hits: readonly ThreadMessage[];
  more: (() => void) | undefined;
  loadingMore: boolean;
  listOpen: boolean;
  setListOpen: (open: boolean) => void;
  /** The match that is shown. */
  current: ThreadMessage | null;
  pick: (message: ThreadMessage) => void;
  older: (() => void) | undefined;
  newer: (() => void) | undefined;
  /** What to mark in a text; undefined while nothing is looked for. */
  highlight: ((text: string) => readonly TextRange[]) | undefined;
  /** The id of the match to outline. */
  markedId: string | null;
}

/** Finds words in the whole of a conversation: the server looks, the page marks. */
export function useConversationSearch({ peerId, read, onGo }: SearchOptions): Search {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const [listOpen, setListOpen] = useState(true);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [goFailure, setGoFailure] = useState<{ hit: ThreadMessage; text: string } | null>(null);
  const wanted = normalise(query);
  const asked = useDebouncedValue(wanted, settledMs);
  const latest = useRef(wanted);
  useEffect(() => {
    latest.current = wanted;
  }, [wanted]);

  const found = useInfiniteQuery({
    queryKey: ["conversation-search", peerId, asked],
    enabled: open && asked !== "",
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam }) => read(asked, pageParam),
    getNextPageParam: (page: FoundPage) => (page.more ? (page.items.at(-1)?.seq ?? undefined) : undefined),
    // New messages may match too: a search that was closed is fetched again.
    gcTime: 0,
  });
  const pages = (found.data as InfiniteData<FoundPage> | undefined)?.pages;
  const hits = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages]);
  const settled = asked === wanted && asked !== "";
  const at = hits.findIndex(({ id }) => id === currentId);
  const current = settled ? (hits[at] ?? null) : null;

  const go = (hit: ThreadMessage, focus: boolean) => {
    setCurrentId(hit.id);
    setListOpen(false);
    setGoFailure(null);
    onGo(hit, focus).catch((error: unknown) => {
      setGoFailure({ hit, text: `${chat.foundFailed}. ${messageOf(error, errors.somethingWrong)}` });
    });
  };
  const failure =
    goFailure?.text ?? (found.error ? `${chat.searchFailed}. ${messageOf(found.error, errors.somethingWrong)}` : null);
  const next = settled ? hits[at + 1] : undefined;
  const before = settled && at > 0 ? hits[at - 1] : undefined;
  const close = () => {
    setOpen(false);
    setQuery("");
    setCurrentId(null);
    setGoFailure(null);
    setListOpen(true);
  };

  return {
    open,
    close,
    toggle: () => (open ? close() : setOpen(true)),
    query,
    setQuery: (text) => {
      setQuery(text);
      setCurrentId(null);
      setGoFailure(null);
      setListOpen(true);
    },
    status:
      failure ?? statusOf({ wanted, settled, pending: found.isPending, hits, at, more: found.hasNextPage, query }),
    failed: failure !== null,
    again: () => {
      if (goFailure) go(goFailure.hit, false);
      else if (found.isFetchNextPageError) void found.fetchNextPage();
      else void found.refetch();
    },
    hits: settled ? hits : [],
    more: settled && found.hasNextPage ? () => void found.fetchNextPage() : undefined,
    loadingMore: found.isFetchingNextPage,
    listOpen: listOpen && settled && hits.length > 0,
    setListOpen,
    current,
    pick: (hit) => go(hit, true),
    older:
      next || (settled && found.hasNextPage)
        ? () => {
            if (next) go(next, false);
            else
              void nextPageMatch({
                fetch: async () => (await found.fetchNextPage()).data?.pages,
                query: () => latest.current,
                place: at + 1,
              }).then((further) => {
                if (further) go(further, false);
              });
          }
        : undefined,
    newer: before ? () => go(before, false) : undefined,
    highlight: useMemo(
      () => (open && wanted !== "" ? (text: string) => findIn(text, wanted) : undefined),
      [open, wanted],
    ),
    markedId: current?.id ?? null,
  };
}

/** What came of a search, in words. */
function statusOf(state: {
  wanted: string;
  settled: boolean;
  pending: boolean;
  hits: readonly ThreadMessage[];
  at: number;
  more: boolean;
  query: string;
}): string {
  const { hits, at, more } = state;
  if (state.wanted === "") return chat.searchHint;
  if (!state.settled || state.pending) return chat.searching;
  if (hits.length === 0) return fill(chat.nothingFound, { query: state.query.trim() });
  const count = plural(more ? chat.foundMore : chat.found, hits.length);
  return at < 0 ? count : fill(chat.placeInFound, { at: at + 1, count });
}

/** A value once it has stayed the same for a while. */
function useDebouncedValue<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
