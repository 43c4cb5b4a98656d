"use client";

import { Switch as Primitive } from "radix-ui";
import { type ReactNode, useId } from "react";
import { Choice } from "../field/choice";
import { type FieldControlAttributes, useFieldControl } from "../field/field-context";
import { cn } from "../lib/cn";

/** Props of {@link Switch}. */
export interface SwitchProps extends FieldControlAttributes {
  /** The setting's name. Without it the switch needs an `aria-label`. */
  label?: ReactNode;
  /** One line of help under the label. */
  description?: ReactNode;
  /** The state, when controlled. */
  checked?: boolean;
  /** Initial state, when uncontrolled. */
  defaultChecked?: boolean;
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
  onBlur?: () => void;
  /** Name in a plain form. */
  name?: string;
  "aria-label"?: string;
  className?: string;
  ref?: React.Ref<HTMLButtonElement>;
}

/** Turns a setting on or off at once, without a Save button. If it needs saving, use a `Checkbox`. */
export function Switch({ label, description, className, ...props }: SwitchProps) {
  const made = useId();
  const control = useFieldControl(props);
  const id = control.id ?? made;
  const descriptionId = `${id}-description`;
  const describedBy = [control["aria-describedby"], description ? descriptionId : ""].filter(Boolean).join(" ");

  const track = (
    <Primitive.Root
      {...control}
      id={id}
      aria-describedby={describedBy || undefined}
      className={cn(
        "relative inline-flex h-6.5 w-11 shrink-0 cursor-pointer items-center rounded-full border-[1.5px] border-line-strong bg-sunk px-0.5",
        "transition-[background-color,border-color] duration-(--d-ui) ease-ui hover:border-ink",
        "data-[state=checked]:border-primary data-[state=checked]:bg-primary",
        "disabled:cursor-not-allowed disabled:opacity-60",
        "before:absolute before:-inset-x-1 before:-inset-y-[10.5px] before:content-['']",
        !label && className,
      )}
    >
      <Primitive.Thumb
        className={cn(
          "block size-4.5 rounded-full bg-line-strong transition-[translate,background-color] duration-(--d-ui) ease-ui",
          "data-[state=checked]:translate-x-[18.5px] data-[state=checked]:bg-on-primary",
          // High contrast mode removes backgrounds: shapes made of them need a system colour there.
          "forced-colors:bg-[CanvasText]",
        )}
      />
    </Primitive.Root>
  );

  if (!label) return track;
  return (
    <Choice
      control={track}
      controlId={id}
      label={label}
      description={description}
      descriptionId={descriptionId}
      disabled={control.disabled}
      className={className}
      end
    />
  );
}
