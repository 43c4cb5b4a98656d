"use client";

import { Button } from "@aangan/ui/button/button.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { ChevronDown, ChevronUp, List, Search, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { excerpt, Highlighted, type TextRange } from "./highlighted";

/** The texts of the search. */
export interface SearchLabels {
  /** Name of the search and of its box. */
  search: string;
  placeholder: string;
  older: string;
  newer: string;
  /** Name of the list of matches and of the button that shows it. */
  results: string;
  close: string;
  more: string;
  loadingMore: string;
  again: string;
}

/** Props of {@link SearchBar}. */
export interface SearchBarProps {
  query: string;
  onQueryChange: (query: string) => void;
  /** The most characters of a search. */
  limit: number;
  labels: SearchLabels;
  /** The result in words: "3 of 12", "Searching", or the error. Announced when it changes. */
  status: string;
  /** The search failed: `onAgain` retries. */
  failed?: boolean;
  onAgain: () => void;
  /** Absent when there is no such match. */
  onOlder?: (() => void) | undefined;
  onNewer?: (() => void) | undefined;
  /** Whether the list is open, and its setter; absent without matches. */
  listOpen?: boolean;
  onListChange?: ((open: boolean) => void) | undefined;
  onClose: () => void;
  /** {@link SearchResults}, while the list is open. */
  children?: ReactNode;
}

/**
 * Searches a conversation. It is above the messages; the open list of matches covers them. Enter goes to the next
 * older match, Shift and Enter to the newer one, Esc closes.
 */
export function SearchBar({
  query,
  onQueryChange,
  limit,
  labels,
  status,
  failed = false,
  onAgain,
  onOlder,
  onNewer,
  listOpen = false,
  onListChange,
  onClose,
  children,
}: SearchBarProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape") onClose();
    if (event.key !== "Enter" || event.target !== box.current || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.shiftKey) onNewer?.();
    else onOlder?.();
  };

  return (
    <search
      aria-label={labels.search}
      onKeyDown={onKeyDown}
      className="relative z-10 shrink-0 border-line border-b bg-surface px-2 py-1.5 frame:px-(--gutter)"
    >
      <div className="flex items-center gap-0.5">
        <div className="relative mr-1 min-w-0 flex-1">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 stroke-[1.75] text-ink-muted"
          />
          <input
            ref={box}
            type="search"
            value={query}
            maxLength={limit}
            aria-label={labels.search}
            placeholder={labels.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => onQueryChange(event.target.value)}
            className="block h-11 w-full min-w-0 rounded-control border-[1.5px] border-line-strong bg-raised pr-2 pl-10 text-field text-ink [&::-webkit-search-cancel-button]:hidden"
          />
        </div>
        {onOlder || onNewer || onListChange ? (
          <>
            <IconButton label={labels.older} aria-disabled={!onOlder} onClick={onOlder} className={unavailable}>
              <ChevronUp />
            </IconButton>
            <IconButton label={labels.newer} aria-disabled={!onNewer} onClick={onNewer} className={unavailable}>
              <ChevronDown />
            </IconButton>
            <IconButton
              label={labels.results}
              aria-expanded={listOpen}
              aria-disabled={!onListChange}
              onClick={() => onListChange?.(!listOpen)}
              className={unavailable}
            >
              <List />
            </IconButton>
          </>
        ) : null}
        <IconButton label={labels.close} onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <div className="flex min-h-6 flex-wrap items-center gap-x-2 px-1">
        <p
          role={failed ? "alert" : "status"}
          className={failed ? "font-medium text-danger text-fine" : "text-fine text-ink-muted tabular-nums"}
        >
          {status}
        </p>
        {failed ? (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              // The button is hidden during a search: keep focus in the box.
              box.current?.focus();
              onAgain();
            }}
          >
            {labels.again}
          </Button>
        ) : null}
      </div>
      {listOpen ? children : null}
    </search>
  );
}

// Not `disabled`: the button keeps the focus when the last match is reached.
const unavailable =
  "aria-disabled:cursor-not-allowed aria-disabled:text-ink-muted/60 aria-disabled:hover:bg-transparent";

/** One match of a search. */
export interface SearchHit {
  id: string;
  /** Who wrote it and when, in words. */
  caption: string;
  /** RFC 3339. */
  dateTime: string;
  text: string;
  ranges: readonly TextRange[];
}

/** Props of {@link SearchResults}. */
export interface SearchResultsProps {
  hits: readonly SearchHit[];
  labels: Pick<SearchLabels, "results" | "more" | "loadingMore">;
  /** The match that is shown in the conversation. */
  currentId?: string | null;
  onPick: (hit: SearchHit) => void;
  /** More matches exist before these. */
  onMore?: (() => void) | undefined;
  loadingMore?: boolean;
}

/** The matches, newest first, each with the text around its first mark. */
export function SearchResults({
  hits,
  labels,
  currentId = null,
  onPick,
  onMore,
  loadingMore = false,
}: SearchResultsProps) {
  return (
    <section
      aria-label={labels.results}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0}
      className="absolute inset-x-0 top-full max-h-[min(56dvh,420px)] overflow-y-auto border-line border-y bg-surface px-1 pb-1 shadow-cast-3 -outline-offset-3 frame:px-[calc(var(--gutter)-12px)]"
    >
      <ul>
        {hits.map((hit) => {
          const part = excerpt(hit.text, hit.ranges);
          return (
            <li key={hit.id} className="border-line border-b last:border-b-0">
              <button
                type="button"
                aria-current={hit.id === currentId ? "true" : undefined}
                onClick={() => onPick(hit)}
                className="block min-h-14 w-full cursor-pointer rounded-control px-3 py-2 text-left hover:bg-sunk aria-[current]:bg-primary-soft"
              >
                <time dateTime={hit.dateTime} className="block text-fine text-ink-muted">
                  {hit.caption}
                </time>
                <span className="line-clamp-2 text-small [overflow-wrap:anywhere]">
                  <Highlighted text={part.text} ranges={part.ranges} />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {onMore ? (
        <div className="flex justify-center py-1">
          <Button variant="quiet" size="sm" pending={loadingMore} pendingText={labels.loadingMore} onClick={onMore}>
            {labels.more}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
