"use client";

import { RadioGroup as Primitive } from "radix-ui";
import { type ReactNode, useId } from "react";
import { Choice } from "../field/choice";
import { type FieldControlAttributes, useFieldGroup } from "../field/field-context";
import { cn } from "../lib/cn";
import { useArrowChoice } from "./use-arrow-choice";

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps extends FieldControlAttributes {
  /** The selected value, when controlled. */
  value?: string;
  /** The initial value, when uncontrolled. */
  defaultValue?: string;
  /** Called with the new value. */
  onValueChange?: (value: string) => void;
  onBlur?: () => void;
  /** Name in a plain form. */
  name?: string;
  /** Lays the choices side by side where there is room. */
  inline?: boolean;
  /** `Radio` or `RadioCard` elements. */
  children: ReactNode;
  /** Needed outside a Field. */
  "aria-label"?: string;
  "aria-labelledby"?: string;
  className?: string;
  ref?: React.Ref<HTMLDivElement>;
}

/** Selects one of a few values, all visible. Arrows move the selection; the group is a single tab stop. */
export function RadioGroup({ inline = false, className, ...props }: RadioGroupProps) {
  const group = useFieldGroup(props);
  const arrows = useArrowChoice();
  return (
    <Primitive.Root
      {...group}
      {...arrows}
      className={cn("flex", inline ? "flex-wrap gap-x-6" : "flex-col", className)}
    />
  );
}

const dotClasses = [
  "relative grid size-5.5 shrink-0 cursor-pointer place-items-center rounded-full border-[1.5px] border-line-strong bg-raised",
  "transition-[border-color] duration-(--d-ui) ease-ui hover:border-ink data-[state=checked]:border-primary",
  "in-aria-invalid:border-2 in-aria-invalid:border-danger",
  "disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-sunk disabled:data-[state=checked]:border-line-strong",
  "before:absolute before:-inset-[12.5px] before:content-['']",
].join(" ");

/** Props of {@link Radio} and {@link RadioCard}. */
export interface RadioProps {
  /** The stored value. */
  value: string;
  /** The label. */
  label: ReactNode;
  /** One line of help under the label. */
  description?: ReactNode;
  /** Shown, but cannot be chosen. */
  disabled?: boolean;
  className?: string;
}

/** One choice of a RadioGroup: a dot and its label. The whole line can be pressed. */
export function Radio({ value, label, description, disabled = false, className }: RadioProps) {
  const id = useId();
  return (
    <Choice
      control={
        <Primitive.Item
          id={id}
          value={value}
          disabled={disabled}
          aria-describedby={description ? `${id}-description` : undefined}
          className={dotClasses}
        >
          <Primitive.Indicator className="block size-2.75 rounded-full bg-primary in-disabled:bg-ink-muted forced-colors:bg-[CanvasText]" />
        </Primitive.Item>
      }
      controlId={id}
      label={label}
      description={description}
      descriptionId={`${id}-description`}
      disabled={disabled}
      className={className}
    />
  );
}

/** A choice as a box that is filled when selected, for larger choices such as a time or a plan. */
export function RadioCard({ value, label, description, disabled = false, className }: RadioProps) {
  return (
    <Primitive.Item
      value={value}
      disabled={disabled}
      className={cn(
        "flex min-h-12 w-full cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded-control border-[1.5px] border-line-strong bg-raised px-3.5 py-2 text-left text-ink",
        "transition-[background-color,border-color] duration-(--d-ui) ease-ui hover:border-ink",
        "data-[state=checked]:border-primary data-[state=checked]:bg-primary-soft data-[state=checked]:shadow-[inset_0_0_0_0.5px_var(--primary)]",
        "disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk disabled:text-ink-muted",
        "not-first:mt-2",
        className,
      )}
    >
      <span className="font-semibold text-body">{label}</span>
      {description ? <span className="text-small">{description}</span> : null}
    </Primitive.Item>
  );
}
