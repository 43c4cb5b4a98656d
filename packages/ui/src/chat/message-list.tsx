"use client";

import { ArrowDown } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../button/button";
import { cn } from "../lib/cn";

/** Fewer than this many CSS pixels from the end count as being at the end. */
const END_SLACK_PX = 72;

/** A scroll target. A new token scrolls again. */
export interface MessageTarget {
  token: number;
  /** The message to show, or null for the end. */
  id: string | null;
  /** Also focuses the message, so that it is announced. */
  focus: boolean;
}

/** Props of {@link MessageList}. */
export interface MessageListProps {
  /** Name of the conversation, such as "Conversation with Meenakshi". */
  label: string;
  /** True while earlier messages load: they are not announced. */
  busy?: boolean;
  /**
   * Key of the oldest message shown. When it changes, earlier ones were prepended and the visible ones stay in place.
   */
  firstKey?: string;
  /** Key of the newest message shown. When it changes while the reader is at the end, the list scrolls to it. */
  lastKey?: string;
  /** True if the newest message is the reader's own: the list scrolls to it from any position. */
  lastIsOwn?: boolean;
  /** Label of the button to the newest message, shown when the reader has scrolled up. */
  jumpLabel: string;
  /** Newer messages exist that are not shown: the list does not follow new ones, and the button fetches them. */
  hasLater?: boolean;
  /** Fetches the newest messages when they are not among these; then scroll to the end with `target`. */
  onNewest?: () => void;
  /** The scroll target. Applied whenever its token changes, as soon as the message is present. */
  target?: MessageTarget | null;
  /** Text to announce: the latest arrival. If given, even empty, the messages themselves are never announced. */
  announcement?: ReactNode;
  /** Above the messages: {@link LoadEarlier}. */
  before?: ReactNode;
  /** Below the messages: {@link LoadEarlier} for later ones, {@link TypingIndicator}. */
  after?: ReactNode;
  /** The messages, oldest first. */
  children: ReactNode;
  className?: string;
}

/**
 * The messages of one conversation: a log for screen readers, kept scrolled to its end while the reader is there. It
 * fills the height given by a flex column.
 */
export function MessageList({
  label,
  busy = false,
  firstKey,
  lastKey,
  lastIsOwn = false,
  jumpLabel,
  hasLater = false,
  onNewest,
  target = null,
  announcement,
  before,
  after,
  children,
  className,
}: MessageListProps) {
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const height = useRef(0);
  const seen = useRef({ firstKey, lastKey, hasLater });
  const gone = useRef(0);
  const [away, setAway] = useState(false);
  const [unseen, setUnseen] = useState(false);
  const quiet = useQuiet(busy);

  const toEnd = useCallback(() => {
    const box = scroller.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, []);

  // Before paint: prepended messages must not move the visible ones, and the end stays in view.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const grown = box.scrollHeight - height.current;
    const newer = seen.current.lastKey !== lastKey;
    const earlier = seen.current.firstKey !== firstKey;
    // A page of later messages was fetched; these are not new messages.
    const filled = hasLater || seen.current.hasLater;
    const goal = target && target.token !== gone.current ? find(box, target.id) : null;
    if (target && goal) {
      gone.current = target.token;
      show(box, target.id === null ? null : goal);
      if (target.focus) goal.focus({ preventScroll: true });
    } else if (!filled && (atEnd.current || (newer && lastIsOwn))) toEnd();
    else if (earlier && grown > 0) box.scrollTop += grown;
    else if (newer && !filled) setUnseen(true);
    seen.current = { firstKey, lastKey, hasLater };
    height.current = box.scrollHeight;
    atEnd.current = isAtEnd(box) && !hasLater;
    setAway(!atEnd.current);
  });

  // Loading pictures, a banner or the keyboard change the height: a reader at the end stays there.
  useEffect(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner) return;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) toEnd();
      height.current = box.scrollHeight;
    });
    observer.observe(box);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [toEnd]);

  return (
    <div className={cn("relative flex min-h-0 flex-1 flex-col", className)}>
      <section
        ref={scroller}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={0}
        onScroll={(event) => {
          atEnd.current = isAtEnd(event.currentTarget) && !hasLater;
          setAway(!atEnd.current);
          if (atEnd.current) setUnseen(false);
        }}
        className="relative flex min-h-0 flex-1 flex-col overflow-y-auto px-3.5 py-3 -outline-offset-3 [overflow-anchor:none] frame:px-(--gutter) frame:py-[18px]"
      >
        <div
          ref={content}
          className={cn(
            "mx-auto mt-auto flex w-full max-w-[860px] flex-col gap-2",
            // The button to the newest covers the end, where the button of the next page is.
            hasLater && "pb-14",
          )}
        >
          {before}
          <div
            role="log"
            aria-label={label}
            aria-live={quiet || announcement !== undefined ? "off" : "polite"}
            aria-busy={busy}
            aria-relevant="additions"
            className="flex flex-col gap-2"
          >
            {children}
          </div>
          {after}
        </div>
      </section>
      {announcement === undefined ? null : (
        <p aria-live="polite" className="sr-only">
          {announcement}
        </p>
      )}
      {away ? (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
          <Button
            variant="secondary"
            size="sm"
            className="pointer-events-auto shadow-cast-2"
            onClick={() => {
              if (onNewest) onNewest();
              else toEnd();
              scroller.current?.focus({ preventScroll: true });
            }}
          >
            <ArrowDown aria-hidden="true" />
            {jumpLabel}
            {unseen ? <span aria-hidden="true" className="size-2 rounded-full bg-primary" /> : null}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Reports whether the end of the shown messages is (nearly) in view. */
function isAtEnd(box: HTMLElement): boolean {
  return box.scrollHeight - box.scrollTop - box.clientHeight < END_SLACK_PX;
}

/** Returns the bubble of a message, or the list itself for its end; null while it is not present. */
function find(box: HTMLElement, id: string | null): HTMLElement | null {
  return id === null ? box : box.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`);
}

/** Scrolls a bubble to the middle of the list, or the list to its end, without scrolling the page. */
function show(box: HTMLElement, bubble: HTMLElement | null): void {
  if (bubble === null) {
    box.scrollTop = box.scrollHeight;
    return;
  }
  const at = bubble.getBoundingClientRect();
  const around = box.getBoundingClientRect();
  const room = Math.max(0, around.height - at.height) / 2;
  box.scrollTop += at.top - around.top - room;
}

/** True while history loads and 600 ms after, because a screen reader reads a live region only after it has changed. */
function useQuiet(busy: boolean): boolean {
  const [quiet, setQuiet] = useState(true);
  useEffect(() => {
    if (busy) {
      setQuiet(true);
      return;
    }
    const timer = window.setTimeout(() => setQuiet(false), 600);
    return () => window.clearTimeout(timer);
  }, [busy]);
  return busy || quiet;
}

/** Props of {@link LoadEarlier}. */
export interface LoadEarlierProps {
  /** Label of the button. */
  label: string;
  /** Label while earlier messages load. */
  pendingLabel: string;
  pending?: boolean;
  /** An error sentence above the button: the last fetch failed. */
  failed?: string;
  onLoad: () => void;
}

/** Fetches the messages before the oldest shown one, or after the newest. Omit it when there are no more. */
export function LoadEarlier({ label, pendingLabel, pending, failed, onLoad }: LoadEarlierProps) {
  return (
    <div className="flex flex-col items-center pb-2">
      {failed ? (
        <p role="alert" className="font-medium text-danger text-small">
          {failed}
        </p>
      ) : null}
      <Button variant="quiet" size="sm" pending={pending} pendingText={pendingLabel} onClick={onLoad}>
        {label}
      </Button>
    </div>
  );
}
