import { Check } from "lucide-react";
import { cn } from "../lib/cn";

/** Props of {@link Steps}. */
export interface StepsProps {
  /** Name of the list: "Progress". */
  label: string;
  /** The steps in order, a word or two each. */
  steps: readonly string[];
  /** Index of the current step; `steps.length` when all are done. */
  current: number;
  /** The position in words, such as "Step 2 of 4", shown above the tiles on phones, where the names have no space. */
  summary: string;
  className?: string;
}

/** Progress through a form of several steps: one tile each, filled when done. */
export function Steps({ label, steps, current, summary, className }: StepsProps) {
  return (
    <div className={cn("flex flex-col gap-2", className)}>
      <p className="text-label font-semibold tabular-nums md:sr-only">{summary}</p>
      <ol aria-label={label} className="grid auto-cols-fr grid-flow-col gap-1.5 md:gap-3">
        {steps.map((step, index) => {
          const done = index < current;
          const here = index === current;
          return (
            <li key={step} aria-current={here ? "step" : undefined} className="flex min-w-0 flex-col gap-1.5">
              <span
                aria-hidden="true"
                className={cn(
                  "h-2 rounded-[2px]",
                  done && "bg-primary",
                  here && "border-2 border-primary bg-primary-soft",
                  !done && !here && "bg-sunk shadow-[inset_0_0_0_1px_var(--line-strong)]",
                )}
              />
              <span
                className={cn(
                  "flex items-start gap-1 text-label max-md:sr-only",
                  here ? "font-semibold text-ink" : "font-medium text-ink-muted",
                )}
              >
                {done ? <Check aria-hidden="true" className="size-4 shrink-0 stroke-2 text-primary" /> : null}
                <span className="min-w-0 [overflow-wrap:anywhere]">{step}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
