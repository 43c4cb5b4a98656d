import type { ComponentProps } from "react";
import { cn } from "../lib/cn";

/** Props of {@link VisuallyHidden}: those of a span. */
export type VisuallyHiddenProps = ComponentProps<"span">;

/** Text for screen readers only: invisible, but in the accessibility tree. */
export function VisuallyHidden({ className, ...props }: VisuallyHiddenProps) {
  return <span className={cn("sr-only", className)} {...props} />;
}
