import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn";

/** Props of {@link Facts}. */
export interface FactsProps extends ComponentProps<"dl"> {
  /** `rows` puts term and value at the two ends of hairline rows; `stacked` puts the value under the term. */
  layout?: "rows" | "stacked";
}

/** Facts about one thing as pairs: account status, session times, the lines of a receipt. */
export function Facts({ layout = "rows", className, ...props }: FactsProps) {
  return (
    <dl
      data-layout={layout}
      className={cn("group/facts m-0", layout === "rows" ? "divide-y divide-line" : "grid gap-4", className)}
      {...props}
    />
  );
}

/** Props of {@link Fact}. */
export interface FactProps {
  /** What it is about. */
  term: ReactNode;
  /** The value. */
  children: ReactNode;
  className?: string;
}

/** One pair. */
export function Fact({ term, children, className }: FactProps) {
  return (
    <div
      className={cn(
        "group-data-[layout=rows]/facts:flex group-data-[layout=rows]/facts:flex-wrap group-data-[layout=rows]/facts:items-baseline group-data-[layout=rows]/facts:justify-between group-data-[layout=rows]/facts:gap-x-6 group-data-[layout=rows]/facts:py-2.5",
        className,
      )}
    >
      <dt className="text-ink-muted text-small">{term}</dt>
      <dd className="m-0 min-w-0 font-semibold text-small tabular-nums">{children}</dd>
    </div>
  );
}
