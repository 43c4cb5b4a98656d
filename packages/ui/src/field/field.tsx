"use client";

import { type ReactNode, useId } from "react";
import { cn } from "../lib/cn";
import { FieldContext, type FieldContextValue, type FieldControlAttributes } from "./field-context";
import { FieldDescription, FieldError, Label } from "./field-parts";

/** Props of {@link Field}. */
export interface FieldProps {
  /** The name of the control. */
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  /** Muted words after the label, such as "optional". */
  labelNote?: ReactNode;
  /** A link at the right end of the label's line ("Forgot Password"). In the tab order it comes after the control. */
  labelAction?: ReactNode;
  /** One line of help under the control. */
  description?: ReactNode;
  /** Why the value is refused. It is drawn under the control, which is then marked invalid and described by it. */
  error?: ReactNode;
  /** The form cannot be sent without it. Announced to screen readers; visually, optional fields are marked instead. */
  required?: boolean;
  /** Makes the control unavailable. */
  disabled?: boolean;
  /** Id for the control; one is made when it is left out. */
  id?: string;
  className?: string;
  /**
   * A control of the kit, which finds its field through context; or a function that receives the attributes for any
   * other control and returns it.
   */
  children: ReactNode | ((control: FieldControlAttributes & { id: string; "aria-labelledby": string }) => ReactNode);
}

/**
 * A control with its label, help and error, tied together by id: the label names it, help and error describe it, an
 * error marks it invalid.
 */
export function Field({
  label,
  labelHidden = false,
  labelNote,
  labelAction,
  description,
  error,
  required = false,
  disabled = false,
  id,
  className,
  children,
}: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const labelId = `${controlId}-label`;
  const descriptionId = `${controlId}-description`;
  const errorId = `${controlId}-error`;
  const describedBy = [description ? descriptionId : "", error ? errorId : ""].filter(Boolean).join(" ") || undefined;
  const field: FieldContextValue = { controlId, labelId, describedBy, invalid: Boolean(error), required, disabled };

  return (
    <FieldContext value={field}>
      <div className={cn("grid content-start grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.25", className)}>
        <Label
          id={labelId}
          htmlFor={controlId}
          className={labelHidden ? "sr-only" : labelAction ? "row-start-1" : "col-span-2 row-start-1"}
        >
          {label}
          {labelNote ? <span className="ml-1.5 font-normal text-ink-muted">{labelNote}</span> : null}
        </Label>
        <div className="col-span-2 row-start-2 min-w-0">
          {typeof children === "function"
            ? children({
                id: controlId,
                disabled: disabled || undefined,
                "aria-labelledby": labelId,
                "aria-describedby": describedBy,
                "aria-invalid": error ? true : undefined,
                "aria-required": required || undefined,
              })
            : children}
        </div>
        {description || error ? (
          <div className="col-span-2 row-start-3 flex flex-col gap-1">
            {error ? <FieldError id={errorId}>{error}</FieldError> : null}
            {description ? <FieldDescription id={descriptionId}>{description}</FieldDescription> : null}
          </div>
        ) : null}
        {labelAction ? (
          // Reaches up so that a finger finds it, without covering the control below.
          <div className="relative z-0 col-start-2 row-start-1 -mt-5 -mb-1 self-end pt-5 pb-1 text-[0.90625rem]/5">
            {labelAction}
          </div>
        ) : null}
      </div>
    </FieldContext>
  );
}
