import "./typing.css";
import type { ReactNode } from "react";

/** Props of {@link TypingIndicator}. */
export interface TypingIndicatorProps {
  /** The sentence: "Meenakshi is typing". Empty or absent otherwise. */
  label?: string;
  /** A 36 px tile next to it, in conversations with a program. */
  leading?: ReactNode;
}

/**
 * Shows that the other side is typing. Keep it mounted and change `label`: screen readers announce the change, and it
 * takes no space otherwise.
 */
export function TypingIndicator({ label, leading }: TypingIndicatorProps) {
  return (
    <div role="status" className="flex gap-2">
      {label ? (
        <>
          {leading ? <div className="w-9 shrink-0">{leading}</div> : null}
          <span
            aria-hidden="true"
            className="inline-flex gap-[5px] rounded-card rounded-tl-[3px] bg-raised p-3.5 shadow-cast-1"
          >
            <i className="chat-typing-dot size-[7px] rounded-full bg-ink-muted" />
            <i className="chat-typing-dot size-[7px] rounded-full bg-ink-muted" />
            <i className="chat-typing-dot size-[7px] rounded-full bg-ink-muted" />
          </span>
          <span className="sr-only">{label}</span>
        </>
      ) : null}
    </div>
  );
}
