import type { ReactNode } from "react";
import { cn } from "../lib/cn";

/** Props of {@link Choice}. */
export interface ChoiceProps {
  /** The control: a box, a dot, a switch. */
  control: ReactNode;
  /** Id of the control. */
  controlId: string;
  /** The label. The whole line can be pressed. */
  label: ReactNode;
  /** One line of help under the label. */
  description?: ReactNode;
  /** Id of the description. */
  descriptionId: string;
  /** The validation error. */
  error?: ReactNode;
  /** Puts the control at the end of the line, as in settings. */
  end?: boolean;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** The row of a checkbox, radio or switch: a control and its label, at least 44 px high. Internal to the kit. */
export function Choice({
  control,
  controlId,
  label,
  description,
  descriptionId,
  error,
  end = false,
  disabled = false,
  className,
}: ChoiceProps) {
  return (
    <div className={cn("flex items-start gap-3 py-2.5", end && "flex-row-reverse justify-between", className)}>
      {/* As high as one line of the label, so that the control stays level with its first line. */}
      <span className="flex h-6 shrink-0 items-center">{control}</span>
      <div className="min-w-0">
        <label
          htmlFor={controlId}
          className={cn(
            "-my-2.5 block py-2.5 text-body",
            disabled ? "cursor-not-allowed text-ink-muted" : "cursor-pointer text-ink",
          )}
        >
          {label}
        </label>
        {description ? (
          <p id={descriptionId} className="text-fine text-ink-muted">
            {description}
          </p>
        ) : null}
        {error}
      </div>
    </div>
  );
}
