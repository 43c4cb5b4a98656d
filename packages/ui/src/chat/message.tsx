import { Check, CheckCheck, CircleAlert, Clock, CloudOff, RotateCcw, Trash2 } from "lucide-react";
import { type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import { Badge } from "../badge/badge";
import { cn } from "../lib/cn";
import type { MessageFlag, MessageStatus } from "./types";

/** Props of {@link DaySeparator}. */
export interface DaySeparatorProps {
  /** The day in words: "Today", "Tuesday, November 24". */
  label: string;
  /** The day as YYYY-MM-DD. */
  dateTime?: string;
}

/** The day written between messages of different days. */
export function DaySeparator({ label, dateTime }: DaySeparatorProps) {
  return (
    <p className="my-1.5 self-center text-center text-fine text-ink-muted">
      <time dateTime={dateTime}>{label}</time>
    </p>
  );
}

/** The line above the first unread message. */
export function UnreadMarker({ label }: { label: string }) {
  return (
    <p className="my-1.5 flex items-center gap-3 text-label font-semibold text-primary before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {label}
    </p>
  );
}

/** Props of {@link MessageBubble}. */
export interface MessageBubbleProps {
  /** Received is left on raised; sent is right on the wall's colour. */
  side: "received" | "sent";
  /** The text. Line breaks are kept. Empty for a message with only a file. */
  children?: ReactNode;
  /** A file, above the text. */
  attachment?: ReactNode;
  /** The beginning of the message that this one answers, above everything else in the bubble. */
  quote?: ReactNode;
  /** The text was changed: "Edited", with the time under the bubble. */
  editedLabel?: string | undefined;
  /** The message was unsent: the children are a note about that. */
  unsent?: boolean;
  /** Reactions, under the bubble. */
  reactions?: ReactNode;
  /** A button next to the bubble that opens the message's menu. Show it on hover with `group-hover/message:`. */
  menu?: ReactNode;
  /** Opens the menu after a long press on a touch screen. */
  onLongPress?: (() => void) | undefined;
  /** The message's id, by which the list finds its scroll target. */
  id?: string;
  /** Outlined: the current match of a search. */
  marked?: boolean;
  /** The author, for screen readers: "Meenakshi", "You". */
  author: string;
  /** Clock time in words, "9:02 PM". */
  time: string;
  /** The instant, RFC 3339. */
  dateTime: string;
  /** Shows the time under the bubble, as a status also does. Otherwise it is only announced. */
  showTime?: boolean;
  /** Under the last sent message, and under every one that failed or waits. */
  status?: MessageStatus;
  /** The status as a word: "Delivered". Needed with `status`. */
  statusLabel?: string;
  /** A status only for screen readers, where a visible one would be too much: "Delivered". */
  spokenStatus?: string;
  /** Sends a failed message again. */
  onRetry?: () => void;
  /** Words of the retry button. Needed with `onRetry`. */
  retryLabel?: string;
  /** A label below the bubble, and a thick edge at its start, for a reader who must notice it. */
  flag?: MessageFlag | null;
  /** Discards a message that failed or waits for a connection. */
  onDiscard?: () => void;
  /** Words of the discard button. Needed with `onDiscard`. */
  discardLabel?: string;
  /** A 36 px tile next to the first bubble of a group, in conversations with a program. `true` reserves its space. */
  leading?: ReactNode | true;
  /** Language of the text if it differs from the page's, for pronunciation and line height. */
  lang?: string;
  className?: string;
}

/** One message. */
export function MessageBubble({
  side,
  children,
  attachment,
  quote,
  editedLabel,
  unsent = false,
  reactions,
  menu,
  onLongPress,
  id,
  marked = false,
  flag,
  author,
  time,
  dateTime,
  showTime = false,
  status,
  statusLabel,
  spokenStatus,
  onRetry,
  retryLabel,
  onDiscard,
  discardLabel,
  leading,
  lang,
  className,
}: MessageBubbleProps) {
  const sent = side === "sent";
  const failed = status === "failed";
  const hasText = children !== undefined && children !== null && children !== "";
  const longPress = useLongPress(onLongPress);
  return (
    <div
      data-side={side}
      data-message={id}
      // Only the search moves focus here, so that the match is announced.
      tabIndex={id === undefined ? undefined : -1}
      data-status={status}
      className={cn(
        "group/message flex w-full outline-none",
        menu ? "gap-0.5" : "gap-2",
        sent ? "justify-end" : "justify-start",
        className,
      )}
    >
      {leading ? <div className="w-9 shrink-0">{leading === true ? null : leading}</div> : null}
      {sent ? menu : null}
      <div
        className={cn(
          "flex min-w-0 flex-col gap-1",
          sent ? "items-end" : "items-start",
          leading ? "max-w-[min(calc(78%+44px),564px)]" : "max-w-[min(78%,520px)]",
        )}
      >
        <div
          {...longPress}
          className={cn(
            "max-w-full rounded-card text-[16px] leading-[calc(24px+var(--lh-script,0px))]",
            attachment ? "p-2" : "px-3.5 pt-2.5 pb-[9px]",
            sent ? "rounded-br-[3px]" : "rounded-tl-[3px]",
            unsent
              ? "border border-line-strong/60 border-dashed py-1.5 text-ink-muted text-small"
              : "text-ink shadow-cast-1",
            !unsent && (sent ? "bg-wall" : "bg-raised"),
            onLongPress && "pointer-coarse:select-none pointer-coarse:[-webkit-touch-callout:none]",
            failed && "outline-2 -outline-offset-2 outline-danger",
            flag && "rounded-l-[3px] border-l-4",
            flag && (flag.tone === "urgent" ? "border-crisis-edge" : "border-caution"),
            marked && "outline-3 outline-offset-2 outline-accent",
          )}
        >
          <span className="sr-only">{author}: </span>
          {quote}
          {attachment}
          {hasText ? (
            <span
              lang={lang}
              className={cn(
                "whitespace-pre-wrap [overflow-wrap:anywhere]",
                attachment !== undefined && attachment !== null && "block px-1.5 pt-2",
              )}
            >
              {children}
            </span>
          ) : null}
          {showTime || status || editedLabel ? null : (
            <time dateTime={dateTime} className="sr-only">
              {" "}
              {time}
            </time>
          )}
          {spokenStatus && !status ? <span className="sr-only"> · {spokenStatus}</span> : null}
        </div>
        {reactions}
        {flag ? <Badge variant={flag.tone}>{flag.label}</Badge> : null}
        {showTime || status || editedLabel ? (
          <p
            className={cn(
              "mx-1 mb-1 flex flex-wrap items-center gap-x-1.5 text-[12.5px] leading-4 text-ink-muted",
              sent && "justify-end",
            )}
          >
            <time dateTime={dateTime}>{time}</time>
            {editedLabel ? <span className="before:mr-1.5 before:content-['·']">{editedLabel}</span> : null}
            {status ? <Status status={status} label={statusLabel ?? ""} /> : null}
          </p>
        ) : null}
        {(failed || status === "queued") && (onRetry || onDiscard) ? (
          <div className="-mt-1 flex flex-wrap justify-end">
            {onDiscard ? (
              <button type="button" onClick={onDiscard} className={cn(action, "text-ink hover:bg-sunk")}>
                <Trash2 aria-hidden="true" className="size-4 stroke-[1.75]" />
                {discardLabel}
              </button>
            ) : null}
            {onRetry ? (
              <button type="button" onClick={onRetry} className={cn(action, "text-primary hover:bg-primary-soft")}>
                <RotateCcw aria-hidden="true" className="size-4 stroke-[1.75]" />
                {retryLabel}
              </button>
            ) : null}
          </div>
        ) : null}
      </div>
      {sent ? null : menu}
    </div>
  );
}

/** The time after which a press is a long one, in milliseconds, and the movement that makes it a scroll, in pixels. */
const longPressMs = 500;
const longPressSlackPx = 10;

/** Handlers for a long press with a finger; none without `onLongPress`. */
function useLongPress(onLongPress: (() => void) | undefined) {
  const press = useRef<{ x: number; y: number; timer: number } | null>(null);
  const cancel = () => {
    window.clearTimeout(press.current?.timer);
    press.current = null;
  };
  useEffect(() => () => window.clearTimeout(press.current?.timer), []);
  if (!onLongPress) return undefined;
  return {
    onPointerDown: (event: PointerEvent) => {
      cancel();
      if (event.pointerType !== "touch") return;
      const timer = window.setTimeout(onLongPress, longPressMs);
      press.current = { x: event.clientX, y: event.clientY, timer };
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = press;
      if (!current) return;
      if (Math.hypot(event.clientX - current.x, event.clientY - current.y) > longPressSlackPx) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    // The browser's own menu would cover this one.
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (press.current) event.preventDefault();
    },
  };
}

const action = "inline-flex min-h-11 items-center gap-2 rounded-control px-2.5 text-small font-semibold";

const statusIcons = {
  waiting: Clock,
  queued: CloudOff,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
  failed: CircleAlert,
};

function Status({ status, label }: { status: MessageStatus; label: string }) {
  const Icon = statusIcons[status];
  return (
    <span className={cn("inline-flex items-center gap-1.5", status === "failed" && "font-semibold text-danger")}>
      <Icon aria-hidden="true" className="size-[15px] stroke-[1.75]" />
      {label}
    </span>
  );
}

/** Props of {@link SystemNote}. */
export interface SystemNoteProps {
  /** A Lucide icon element. */
  icon?: ReactNode;
  /** The first words, in bold. */
  title?: string;
  children?: ReactNode;
}

/** An event in the conversation without an author: a session booked, a coach chosen. */
export function SystemNote({ icon, title, children }: SystemNoteProps) {
  return (
    <div className="my-0.5 flex max-w-[min(92%,560px)] items-center gap-3 self-center rounded-control border border-line bg-surface px-4 py-2.5 text-small shadow-cast-1">
      {icon ? (
        <span aria-hidden="true" className="shrink-0 text-primary [&_svg]:size-5 [&_svg]:stroke-[1.75]">
          {icon}
        </span>
      ) : null}
      <p className="min-w-0 tabular-nums [overflow-wrap:anywhere]">
        {title ? <b className="font-semibold">{title}</b> : null}
        {title && children ? " · " : null}
        {children}
      </p>
    </div>
  );
}
