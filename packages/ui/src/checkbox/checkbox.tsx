"use client";

import { Check, Minus } from "lucide-react";
import { Checkbox as Primitive } from "radix-ui";
import { type ReactNode, useId } from "react";
import { Choice } from "../field/choice";
import { type FieldControlAttributes, useFieldControl } from "../field/field-context";
import { FieldError } from "../field/field-parts";
import { cn } from "../lib/cn";

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends FieldControlAttributes {
  /** The label. Without it the box needs an `aria-label` or a `Field`. */
  label?: ReactNode;
  /** One line of help under the label. */
  description?: ReactNode;
  /** The validation error ("Please agree to the terms"). */
  error?: ReactNode;
  /** Checked, unchecked, or "indeterminate" for some of several, when controlled. */
  checked?: boolean | "indeterminate";
  /** Initial state, when uncontrolled. */
  defaultChecked?: boolean;
  /** Called with the new state, which is never indeterminate. */
  onCheckedChange?: (checked: boolean) => void;
  onBlur?: () => void;
  /** Name in a plain form. */
  name?: string;
  /** The value in a plain form; "on" by default. */
  value?: string;
  "aria-label"?: string;
  "aria-labelledby"?: string;
  className?: string;
  ref?: React.Ref<HTMLButtonElement>;
}

/** A checkbox. Space toggles it; with a label, the whole line can be pressed. */
export function Checkbox({ label, description, error, onCheckedChange, className, ...props }: CheckboxProps) {
  const made = useId();
  const control = useFieldControl(props);
  const id = control.id ?? made;
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const describedBy = [control["aria-describedby"], error ? errorId : "", description ? descriptionId : ""]
    .filter(Boolean)
    .join(" ");

  const box = (
    <Primitive.Root
      {...control}
      id={id}
      aria-describedby={describedBy || undefined}
      aria-invalid={control["aria-invalid"] ?? (error ? true : undefined)}
      onCheckedChange={(checked) => onCheckedChange?.(checked === true)}
      className={cn(
        "relative grid size-5.5 shrink-0 cursor-pointer place-items-center rounded-[5px] border-[1.5px] border-line-strong bg-raised text-on-primary",
        "transition-[background-color,border-color] duration-(--d-ui) ease-ui hover:border-ink",
        "data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=indeterminate]:border-primary data-[state=indeterminate]:bg-primary",
        "aria-invalid:border-2 aria-invalid:border-danger",
        "disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-sunk disabled:text-ink-muted",
        "disabled:data-[state=checked]:border-line-strong disabled:data-[state=checked]:bg-sunk disabled:data-[state=indeterminate]:border-line-strong disabled:data-[state=indeterminate]:bg-sunk",
        // A touch target of 44 px around the 22 px box.
        "before:absolute before:-inset-[12.5px] before:content-['']",
        !label && className,
      )}
    >
      <Primitive.Indicator className="group grid place-items-center">
        <Check aria-hidden="true" strokeWidth={3} className="size-4 group-data-[state=indeterminate]:hidden" />
        <Minus aria-hidden="true" strokeWidth={3} className="hidden size-4 group-data-[state=indeterminate]:block" />
      </Primitive.Indicator>
    </Primitive.Root>
  );

  if (!label) return box;
  return (
    <Choice
      control={box}
      controlId={id}
      label={label}
      description={description}
      descriptionId={descriptionId}
      error={error ? <FieldError id={errorId}>{error}</FieldError> : null}
      disabled={control.disabled}
      className={className}
    />
  );
}
