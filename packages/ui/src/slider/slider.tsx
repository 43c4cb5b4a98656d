"use client";

import { Slider as Primitive } from "radix-ui";
import { useContext, useState } from "react";
import { FieldContext } from "../field/field-context";
import { cn } from "../lib/cn";

/** Props of {@link Slider}. */
export interface SliderProps {
  /** The value, when controlled. */
  value?: number;
  /** The initial value, when uncontrolled; the minimum by default. */
  defaultValue?: number;
  /** Called on every step while moving. */
  onValueChange?: (value: number) => void;
  /** Called once, when the thumb is released or a key was pressed. */
  onValueCommit?: (value: number) => void;
  /** Smallest value. */
  min?: number;
  /** Largest value. */
  max?: number;
  /** Distance between two values. */
  step?: number;
  /** A value in words ("3 of 10", "often"), for screen readers. */
  format?: (value: number) => string;
  /** Label under the left end. */
  minLabel?: string;
  /** Label under the right end. */
  maxLabel?: string;
  disabled?: boolean;
  /** Name in a plain form. */
  name?: string;
  /** Needed outside a Field. */
  "aria-label"?: string;
  className?: string;
}

/**
 * Selects an approximate value on a scale. Arrows move by a step, Page Up and Down by ten, Home and End to the ends.
 * If the exact number matters, use a `NumberInput`.
 */
export function Slider({
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  min = 0,
  max = 100,
  step = 1,
  format = String,
  minLabel,
  maxLabel,
  disabled,
  name,
  "aria-label": ariaLabel,
  className,
}: SliderProps) {
  const field = useContext(FieldContext);
  const [own, setOwn] = useState(defaultValue ?? min);
  const current = value ?? own;
  const off = disabled ?? field?.disabled ?? false;

  return (
    <div className={cn("w-full", className)}>
      <Primitive.Root
        value={[current]}
        onValueChange={([next]) => {
          if (next === undefined) return;
          setOwn(next);
          onValueChange?.(next);
        }}
        onValueCommit={([next]) => {
          if (next !== undefined) onValueCommit?.(next);
        }}
        min={min}
        max={max}
        step={step}
        disabled={off}
        {...(name ? { name } : {})}
        className="relative flex h-11 w-full touch-none select-none items-center"
      >
        <Primitive.Track className="relative h-1.5 grow rounded-full bg-line-strong/45">
          <Primitive.Range
            className={cn(
              "absolute h-full rounded-full",
              off ? "bg-line-strong" : "bg-primary forced-colors:bg-[CanvasText]",
            )}
          />
        </Primitive.Track>
        <Primitive.Thumb
          id={field?.controlId}
          aria-label={ariaLabel}
          aria-labelledby={ariaLabel ? undefined : field?.labelId}
          aria-describedby={field?.describedBy}
          aria-invalid={field?.invalid || undefined}
          aria-valuetext={format(current)}
          className={cn(
            "relative block size-6 rounded-full border-2 bg-raised shadow-cast-1 before:absolute before:-inset-3 before:content-['']",
            off ? "cursor-not-allowed border-line-strong" : "cursor-grab border-primary active:cursor-grabbing",
          )}
        />
      </Primitive.Root>
      {minLabel || maxLabel ? (
        <div aria-hidden="true" className="-mt-1 flex justify-between gap-4 text-fine text-ink-muted">
          <span>{minLabel}</span>
          <span className="text-right">{maxLabel}</span>
        </div>
      ) : null}
    </div>
  );
}
