import { cn } from "../../lib/cn";

/**
 * The temple border along the upper edge of a floor: a row of triangles in the floor's colour. Once a page, besides tabs
 * (which use the utility `reku-tab`). Give another colour with a background class.
 */
export function Reku({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn("reku bg-floor", className)} />;
}
