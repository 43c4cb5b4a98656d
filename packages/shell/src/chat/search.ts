import { messageOf } from "@aangan/api/errors";
import * as chat from "@aangan/copy/chat";
import * as errors from "@aangan/copy/errors";
import type { TextRange } from "@aangan/product/conversation/highlighted.tsx";
import type { ThreadMessage } from "@aangan/product/conversation/thread.ts";
import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { findIn, normalise } from "./find";
import { nextPageMatch } from "./search-step";

/** The pause in typing after which the search is sent, in milliseconds. */
const debounceMs = 250;

/** One page of matches, newest first. */
export interface FoundPage {
  items: ThreadMessage[];
  /** Older matches exist. */
  more: boolean;
}

/** Options of {@link useConversationSearch}. */
export interface SearchOptions {
  /** The other person of the conversation. */
  peerId: string;
  /** Fetches the matches of a query in messages before a number. Throws an `ApiError`. */
  read: (query: string, before: number | undefined) => Promise<FoundPage>;
  /** Shows a match in the conversation, and focuses it if `focus` is true. Throws an `ApiError` if that fails. */
  onGo: (message: ThreadMessage, focus: boolean) => Promise<void>;
}

/** A search in a conversation, as its bar needs it. */
export interface Search {
  open: boolean;
  toggle: () => void;
  close: () => void;
  query: string;
  setQuery: (query: string) => void;
  /** The result in words. */
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
  /** Returns the ranges of a text to highlight; undefined without a query. */
  highlight: ((text: string) => readonly TextRange[]) | undefined;
  /** The id of the match to outline. */
  markedId: string | null;
}

/** Searches a whole conversation: the server finds the messages, the page highlights the matches. */
export function useConversationSearch({ peerId, read, onGo }: SearchOptions): Search {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const [listOpen, setListOpen] = useState(true);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [goFailure, setGoFailure] = useState<{ hit: ThreadMessage; text: string } | null>(null);
  const wanted = normalise(query);
  const debounced = useDebouncedValue(wanted, debounceMs);
  const latest = useRef(wanted);
  useEffect(() => {
    latest.current = wanted;
  }, [wanted]);

  const found = useInfiniteQuery({
    queryKey: ["conversation-search", peerId, debounced],
    enabled: open && debounced !== "",
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam }) => read(debounced, pageParam),
    getNextPageParam: (page: FoundPage) => (page.more ? (page.items.at(-1)?.seq ?? undefined) : undefined),
    // New messages may match too: a search that was closed is fetched again.
    gcTime: 0,
  });
  const pages = (found.data as InfiniteData<FoundPage> | undefined)?.pages;
  const hits = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages]);
  const settled = debounced === wanted && debounced !== "";
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

/** Returns the result of a search in words. */
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
  if (hits.length === 0) return chat.nothingFound({ query: state.query.trim() });
  const count = (more ? chat.foundMore : chat.found)({ count: hits.length });
  return at < 0 ? count : chat.placeInFound({ at: at + 1, count });
}

/** Returns a value once it has stayed unchanged for `ms` milliseconds. */
function useDebouncedValue<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
