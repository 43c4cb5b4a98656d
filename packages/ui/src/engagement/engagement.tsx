import type { ComponentProps } from "react";
import { cn } from "../lib/cn";

/** A client's recent activity. */
export type EngagementLevel = "high" | "medium" | "low";

/** Props of {@link Engagement}. */
export interface EngagementProps extends Omit<ComponentProps<"span">, "children"> {
  level: EngagementLevel;
  /** The label, always next to the bars: colour and height alone are not accessible. */
  label: string;
}

const bars = ["h-1.75", "h-2.75", "h-3.75"] as const;
const levels = {
  high: { filled: 3, colour: "bg-success" },
  // The only blue among the roles.
  medium: { filled: 2, colour: "bg-focus" },
  low: { filled: 1, colour: "bg-line-strong" },
} as const;

/** Three bars and a word, for a coach's list of clients. */
export function Engagement({ level, label, className, ...props }: EngagementProps) {
  const { filled, colour } = levels[level];
  return (
    <span
      className={cn("inline-flex items-center gap-1.75 whitespace-nowrap text-[0.90625rem]/5", className)}
      {...props}
    >
      <span aria-hidden="true" className="flex items-end gap-0.5">
        {bars.map((height, index) => (
          <span
            key={height}
            className={cn(
              "w-1.25 rounded-[1px]",
              height,
              index < filled ? cn(colour, "forced-colors:bg-[CanvasText]") : "bg-line",
            )}
          />
        ))}
      </span>
      {label}
    </span>
  );
}
