import "./typing.css";
import type { ReactNode } from "react";

/** Props of {@link TypingIndicator}. */
export interface TypingIndicatorProps {
  /** The sentence: "Meenakshi is typing". Empty or absent when nobody types. */
  label?: string;
  /** A 36 px tile beside it, in conversations with a program. */
  leading?: ReactNode;
}

/**
 * Says that the other side is writing. Leave it in the page and change `label`: a screen reader hears the change, and the
 * room for it is not taken while nobody types.
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
