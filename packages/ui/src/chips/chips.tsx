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
  /** How many results it leads to, when known. */
  count?: number;
}

interface ChipsBaseProps<V extends string> extends FieldControlAttributes {
  /** The chips, in order. */
  options: readonly ChipOption<V>[];
  /** The name of the filter ("Category"). Required outside a Field. */
  "aria-label"?: string;
  /** Lets the chips run out of sight and be scrolled on one line (phones), instead of wrapping. */
  scroll?: boolean;
  className?: string;
}

/** Props of {@link Chips}: the values, and how several may be taken. */
export interface ChipsProps<V extends string> extends ChipsBaseProps<V> {
  /** The selected value. There always is one; offer "All" as a chip. */
  value: V;
  /** Called with the new value. */
  onValueChange: (value: V) => void;
}

const rowClasses = (scroll: boolean) =>
  scroll
    ? // The padding keeps focus rings whole: what scrolls also cuts off.
      "-mx-1.5 -my-1.5 flex gap-2 overflow-x-auto p-1.5 [scrollbar-width:none]"
    : "flex flex-wrap gap-2";

/** A filter with one answer: chips in a row, the taken one filled with ink. Arrows move, Space takes. */
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
      // Pressing the taken chip again would empty the filter; the choice stays instead.
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
  /** The taken values, in no order. */
  value: readonly V[];
  /** Called with the new values. */
  onValueChange: (value: V[]) => void;
}

/** A filter or a form answer where several may be taken, or none. */
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
      // A browser leaves a half-seen chip where it is.
      onFocus={(event) => event.currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })}
    >
      {option.label}
      {option.count === undefined ? null : <span className="tabular-nums opacity-80">{option.count}</span>}
    </Primitive.Item>
  );
}
