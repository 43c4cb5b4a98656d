"use client";

import type { ComponentProps } from "react";
import { useFieldControl } from "../field/field-context";
import { controlClasses } from "../input/control-classes";
import { cn } from "../lib/cn";

/** Props of {@link Textarea}: those of a textarea element. */
export interface TextareaProps extends ComponentProps<"textarea"> {
  /** Its height in lines when empty. It grows with its content, up to about twelve lines, then scrolls. */
  rows?: keyof typeof minHeights;
}

/** The minimum height by number of lines. Classes, because the Content-Security-Policy blocks style attributes. */
const minHeights = {
  1: "min-h-[calc(1*var(--lh-input)+1.5rem)]",
  2: "min-h-[calc(2*var(--lh-input)+1.5rem)]",
  3: "min-h-[calc(3*var(--lh-input)+1.5rem)]",
  4: "min-h-[calc(4*var(--lh-input)+1.5rem)]",
  5: "min-h-[calc(5*var(--lh-input)+1.5rem)]",
  6: "min-h-[calc(6*var(--lh-input)+1.5rem)]",
  7: "min-h-[calc(7*var(--lh-input)+1.5rem)]",
  8: "min-h-[calc(8*var(--lh-input)+1.5rem)]",
} as const;

/** A multi-line text box. A `Field` provides its name and description; without one it needs an `aria-label`. */
export function Textarea({ rows = 4, className, ...props }: TextareaProps) {
  const control = useFieldControl(props);
  return (
    <textarea
      {...control}
      rows={rows}
      className={cn(
        controlClasses,
        // `field-sizing` fits the height to the text; the minimum keeps the given number of lines.
        minHeights[rows],
        "block max-h-85 read-only:bg-surface disabled:read-only:bg-sunk resize-y px-3.5 py-2.5 [field-sizing:content]",
        className,
      )}
    />
  );
}

/** Props of {@link CharacterCount}. */
export interface CharacterCountProps {
  /** Characters used so far. */
  count: number;
  /** The maximum. */
  max: number;
  /** Formats the numbers, for display and announcement. */
  format?: (count: number, max: number) => string;
  className?: string;
}

/**
 * The used part of a limit, for the line below a textarea. Announced only in the last tenth: announcing it on every
 * key would disturb typing.
 */
export function CharacterCount({
  count,
  max,
  format = (used, limit) => `${used} of ${limit} characters`,
  className,
}: CharacterCountProps) {
  const near = count >= max * 0.9;
  return (
    <span className={cn("text-fine tabular-nums", count > max ? "text-danger" : "text-ink-muted", className)}>
      <span>{format(count, max)}</span>
      <span className="sr-only" aria-live="polite">
        {near ? format(count, max) : ""}
      </span>
    </span>
  );
}
