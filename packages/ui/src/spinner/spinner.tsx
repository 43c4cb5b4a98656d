import type { ComponentProps } from "react";
import { cn } from "../lib/cn";

/** Props of {@link Spinner}. */
export interface SpinnerProps extends Omit<ComponentProps<"span">, "children"> {
  /** Edge in px. 20 for a line of text, 32 for a spinner alone. */
  size?: 16 | 20 | 32;
  /**
   * The awaited thing, announced once. Omit it next to a text with the same information; the spinner is then hidden
   * from screen readers.
   */
  label?: string;
}

const edges = { 16: "size-4", 20: "size-5", 32: "size-8" } as const;

/**
 * A spinner in the current text colour. It is static with reduced motion, so never use it as the only sign of
 * activity.
 */
export function Spinner({ size = 20, label, className, ...props }: SpinnerProps) {
  return (
    <span
      role={label ? "status" : undefined}
      aria-hidden={label ? undefined : true}
      className={cn("inline-flex shrink-0", edges[size], className)}
      {...props}
    >
      <svg
        viewBox="0 0 20 20"
        fill="none"
        aria-hidden="true"
        className="size-full animate-[spin_900ms_linear_infinite]"
      >
        <circle cx="10" cy="10" r="7.75" stroke="currentColor" strokeWidth="2.25" opacity=".25" />
        <path d="M10 2.25A7.75 7.75 0 0 1 17.75 10" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" />
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
