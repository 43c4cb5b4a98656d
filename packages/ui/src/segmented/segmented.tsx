"use client";

import { RadioGroup as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { type FieldControlAttributes, useFieldGroup } from "../field/field-context";
import { cn } from "../lib/cn";
import { useArrowChoice } from "../radio-group/use-arrow-choice";

/** One segment. */
export interface SegmentedOption<V extends string> {
  /** The stored value. */
  value: V;
  /** The displayed label. */
  label: ReactNode;
}

/** Props of {@link Segmented}. */
export interface SegmentedProps<V extends string> extends FieldControlAttributes {
  /** Two to four choices with short labels. */
  options: readonly SegmentedOption<V>[];
  /** The selected value. */
  value: V;
  /** Called with the new value. */
  onValueChange: (value: V) => void;
  /** The accessible name ("Order of posts"). Required outside a Field. */
  "aria-label"?: string;
  /** Takes the whole width, in equal parts. */
  block?: boolean;
  className?: string;
}

/** Two to four views of the same content: a sunk track with a raised thumb. One is always selected. */
export function Segmented<V extends string>({
  options,
  value,
  onValueChange,
  block = false,
  className,
  ...props
}: SegmentedProps<V>) {
  const group = useFieldGroup(props);
  const arrows = useArrowChoice();
  return (
    <Primitive.Root
      {...group}
      {...arrows}
      value={value}
      // The Radix component is typed with strings; its value is one of the given ones.
      onValueChange={(next) => onValueChange(next as V)}
      orientation="horizontal"
      className={cn("max-w-full rounded-control bg-sunk p-0.75", block ? "flex w-full" : "inline-flex", className)}
    >
      {options.map((option) => (
        <Primitive.Item
          key={option.value}
          value={option.value}
          className={cn(
            "relative min-h-9.5 cursor-pointer rounded-[7px] px-3.5 pt-1 pb-0.5 font-semibold text-ink-muted text-small",
            "transition-[background-color,color] duration-(--d-ui) ease-ui hover:text-ink",
            "before:absolute before:inset-x-0 before:-inset-y-0.75 before:content-['']",
            "data-[state=checked]:bg-raised data-[state=checked]:text-ink data-[state=checked]:shadow-cast-1 forced-colors:data-[state=checked]:underline",
            "disabled:cursor-not-allowed",
            block && "min-w-0 grow basis-0",
          )}
        >
          {option.label}
        </Primitive.Item>
      ))}
    </Primitive.Root>
  );
}
