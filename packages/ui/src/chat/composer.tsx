"use client";

import { SendHorizontal } from "lucide-react";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";
import { cn } from "../lib/cn";

/** Props of {@link Composer}. */
export interface ComposerProps {
  /** The text, controlled by the caller. It is never cleared here, so that a failed message is not lost. */
  value: string;
  onValueChange: (value: string) => void;
  /**
   * Called with the trimmed text, if it is neither blank (see `withoutText`) nor too long, and nothing is being sent.
   */
  onSend: (text: string) => void;
  /** Name of the text box. */
  label: string;
  placeholder?: string;
  /** Name of the send button. */
  sendLabel: string;
  /** A word next to the button's icon, where sending is the page's main action. A part of its name. */
  sendText?: string | undefined;
  /** A message is in flight: the text stays, and sending is disabled. */
  sending?: boolean;
  /** Writing is not possible; explain why with `error` or next to it. */
  disabled?: boolean;
  /** The most characters (code points) a message may have. */
  limit?: number;
  /**
   * Formats the remaining characters, shown for the last tenth of `limit`; negative above it. Required with `limit`.
   */
  leftLabel?: (left: number) => string;
  /** A sentence under the box, read out when it appears. */
  error?: string;
  /** The height at which the box stops growing and scrolls, in CSS pixels. */
  maxHeight?: number;
  /** Controls before the box: attach. */
  before?: ReactNode;
  /** Controls between the box and send: record. */
  after?: ReactNode;
  /** Content above the box: the file of the message. */
  above?: ReactNode;
  /** Replaces box and buttons: the recorder. The text is kept. */
  instead?: ReactNode;
  /** A file is attached, so that the message may be sent without text. */
  withoutText?: boolean;
  /** Called with files pasted into the box. Without it the browser handles them. */
  onFiles?: (files: File[]) => void;
  /** The box lost the focus. */
  onBlur?: () => void;
  /** The text box, to focus it. */
  inputRef?: Ref<HTMLTextAreaElement | null>;
  className?: string;
}

/** Length in code points, which is how the server counts. */
function lengthOf(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/**
 * The box in which a message is written. With a keyboard and a mouse Enter sends and Shift+Enter starts a line; on a
 * touch screen Enter starts a line, and the button sends. Enter that selects a word in an input method sends nothing.
 */
export function Composer({
  value,
  onValueChange,
  onSend,
  label,
  placeholder,
  sendLabel,
  sendText,
  sending = false,
  disabled = false,
  limit,
  leftLabel,
  error,
  maxHeight = 160,
  before,
  after,
  above,
  instead,
  withoutText = false,
  onFiles,
  onBlur,
  inputRef,
  className,
}: ComposerProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(inputRef, () => box.current);
  const noteId = useId();

  const text = value.trim();
  const left = limit === undefined ? undefined : limit - lengthOf(text);
  const tooLong = left !== undefined && left < 0;
  const showLeft = left !== undefined && limit !== undefined && left <= Math.max(20, Math.round(limit / 10));
  const ready = (text !== "" || withoutText) && !tooLong && !sending && !disabled;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height is measured again when the text changes.
  useLayoutEffect(() => {
    const area = box.current;
    if (!area) return;
    area.style.height = "auto";
    const border = area.offsetHeight - area.clientHeight;
    area.style.height = `${Math.min(area.scrollHeight + border, maxHeight)}px`;
    area.style.overflowY = area.scrollHeight + border > maxHeight ? "auto" : "hidden";
  }, [value, maxHeight]);

  const send = () => {
    if (!ready) return;
    onSend(text);
    box.current?.focus();
  };

  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const files = [...event.clipboardData.files];
    // Programs that copy text often include a picture of it: use the text.
    if (!onFiles || files.length === 0 || event.clipboardData.types.includes("text/plain")) return;
    event.preventDefault();
    onFiles(files);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!window.matchMedia("(hover: hover) and (pointer: fine)").matches) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className={cn(
        "shrink-0 border-t border-line bg-surface px-2 pt-2 pb-[max(14px,env(safe-area-inset-bottom))] frame:px-(--gutter) frame:pt-2.5 frame:pb-3.5",
        className,
      )}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {above}
      {instead}
      <div className={cn("items-end gap-1.5", instead ? "hidden" : "flex")}>
        {before ? <div className="flex min-h-12 shrink-0 items-center">{before}</div> : null}
        <textarea
          ref={box}
          rows={1}
          value={value}
          disabled={disabled}
          placeholder={placeholder}
          aria-label={label}
          aria-invalid={tooLong || error ? true : undefined}
          aria-describedby={showLeft || error ? noteId : undefined}
          onChange={(event) => onValueChange(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={onBlur}
          className={cn(
            "block min-h-12 min-w-0 flex-1 resize-none rounded-card border-[1.5px] border-line-strong bg-raised px-3.5 py-[9.500px] text-field leading-[26px] text-ink",
            "disabled:border-line disabled:bg-sunk disabled:text-ink-muted",
            (tooLong || error) && "border-danger",
          )}
        />
        {after ? <div className="flex min-h-12 shrink-0 items-center">{after}</div> : null}
        {/* Not `disabled`: the button keeps focus while a message is sent. */}
        <button
          type="submit"
          aria-label={sendLabel}
          aria-disabled={!ready}
          className={cn(
            "flex h-12 shrink-0 items-center justify-center gap-2 rounded-control bg-primary text-on-primary shadow-plinth transition-[background-color,translate] duration-(--d-ui) ease-ui hover:bg-primary-hover active:translate-y-px aria-disabled:cursor-not-allowed aria-disabled:bg-sunk aria-disabled:text-ink-muted aria-disabled:shadow-none",
            sendText ? "px-4 font-semibold" : "w-12",
          )}
        >
          <SendHorizontal aria-hidden="true" className="size-5 stroke-[1.75]" />
          {sendText}
        </button>
      </div>
      <p
        id={noteId}
        aria-live="polite"
        className={cn(
          "px-3.5 text-fine tabular-nums",
          showLeft || error ? "pt-1.5" : "",
          tooLong || error ? "font-medium text-danger" : "text-ink-muted",
        )}
      >
        {error ?? (showLeft && left !== undefined ? leftLabel?.(left) : null)}
      </p>
    </form>
  );
}
