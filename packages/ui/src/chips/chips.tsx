"use client";

import { ToggleGroup as Primitive } from "radix-ui";
import { type FieldControlAttributes, useFieldGroup } from "../field/field-context";
import { cn } from "../lib/cn";
import { chipVariants } from "./chip";

/** One chip. */
export interface ChipOption<V extends string> {
  /** The stored value. */
  value: V;
  /** The displayed label. */
  label: string;
  /** The number of results, if known. */
  count?: number;
}

interface ChipsBaseProps<V extends string> extends FieldControlAttributes {
  /** The chips, in order. */
  options: readonly ChipOption<V>[];
  /** The accessible name of the filter ("Category"). Required outside a Field. */
  "aria-label"?: string;
  /** One scrolling line instead of wrapping (for phones). */
  scroll?: boolean;
  className?: string;
}

/** Props of {@link Chips}. */
export interface ChipsProps<V extends string> extends ChipsBaseProps<V> {
  /** The selected value. There is always one: offer "All" as a chip. */
  value: V;
  /** Called with the new value. */
  onValueChange: (value: V) => void;
}

const rowClasses = (scroll: boolean) =>
  scroll
    ? // The padding keeps focus rings whole: what scrolls also cuts off.
      "-mx-1.5 -my-1.5 flex gap-2 overflow-x-auto p-1.5 [scrollbar-width:none]"
    : "flex flex-wrap gap-2";

/** A filter with one answer: chips in a row, the selected one filled with ink. Arrows move focus, Space selects. */
export function Chips<V extends string>({
  options,
  value,
  onValueChange,
  scroll = false,
  className,
  ...props
}: ChipsProps<V>) {
  const group = useFieldGroup(props);
  return (
    <Primitive.Root
      {...group}
      type="single"
      value={value}
      // Pressing the selected chip would clear the filter: keep the selection instead.
      onValueChange={(next) => {
        if (next) onValueChange(next as V);
      }}
      className={cn(rowClasses(scroll), className)}
    >
      {options.map((option) => (
        <ChipItem key={option.value} option={option} />
      ))}
    </Primitive.Root>
  );
}

/** Props of {@link MultiChips}. */
export interface MultiChipsProps<V extends string> extends ChipsBaseProps<V> {
  /** The selected values, in no particular order. */
  value: readonly V[];
  /** Called with the new values. */
  onValueChange: (value: V[]) => void;
}

/** A filter or a form answer in which several values, or none, may be selected. */
export function MultiChips<V extends string>({
  options,
  value,
  onValueChange,
  scroll = false,
  className,
  ...props
}: MultiChipsProps<V>) {
  const { "aria-required": _required, "aria-invalid": _invalid, ...group } = useFieldGroup(props);
  return (
    <Primitive.Root
      {...group}
      type="multiple"
      role="group"
      value={[...value]}
      onValueChange={(next) => onValueChange(next as V[])}
      className={cn(rowClasses(scroll), className)}
    >
      {options.map((option) => (
        <ChipItem key={option.value} option={option} />
      ))}
    </Primitive.Root>
  );
}

function ChipItem<V extends string>({ option }: { option: ChipOption<V> }) {
  return (
    <Primitive.Item
      value={option.value}
      className={chipVariants()}
      // Browsers do not scroll a focused, half-visible chip into view.
      onFocus={(event) => event.currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })}
    >
      {option.label}
      {option.count === undefined ? null : <span className="tabular-nums opacity-80">{option.count}</span>}
    </Primitive.Item>
  );
}
