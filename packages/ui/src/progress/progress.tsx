import type { ComponentProps } from "react";
import { cn } from "../lib/cn";

/** Props of {@link Progress}. */
export interface ProgressProps extends Omit<ComponentProps<"div">, "children" | "role"> {
  /** The running action ("Sending voice note.m4a"). */
  label: string;
  /** Shows the label to screen readers only. */
  labelHidden?: boolean;
  /** The finished amount; omit it while unknown. */
  value?: number;
  /** The total amount. */
  max?: number;
  /** The amount in words ("3 of 5"). Shown at the right, and announced instead of per cent. */
  valueText?: string;
}

/** A progress bar. Without a value a part of the bar fades in and out, or is static with reduced motion. */
export function Progress({
  label,
  labelHidden = false,
  value,
  max = 100,
  valueText,
  className,
  ...props
}: ProgressProps) {
  const share = value === undefined ? undefined : Math.min(Math.max(value / max, 0), 1);
  return (
    <div className={cn("w-full", className)} {...props}>
      {labelHidden && !valueText ? null : (
        <div aria-hidden="true" className="mb-1.5 flex justify-between gap-4 text-[0.90625rem]/5">
          <span className="min-w-0 font-semibold">{labelHidden ? null : label}</span>
          {valueText ? <span className="shrink-0 text-ink-muted tabular-nums">{valueText}</span> : null}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={share === undefined ? undefined : share * max}
        aria-valuetext={valueText}
        className="h-2 overflow-hidden rounded-full bg-line-strong/30 forced-colors:border"
      >
        {share === undefined ? (
          <div className="h-full w-1/3 animate-[pulse_1.6s_var(--ease-breath)_infinite] rounded-full bg-primary forced-colors:bg-[CanvasText]" />
        ) : (
          <div
            className="h-full rounded-full bg-primary transition-[width] duration-(--d-panel) ease-ui forced-colors:bg-[CanvasText]"
            style={{ width: `${share * 100}%` }}
          />
        )}
      </div>
    </div>
  );
}
