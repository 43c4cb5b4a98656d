import { cn } from "../../lib/cn";

/**
 * The temple border along the upper edge of a floor: a row of triangles in the floor's colour. Once per page, not
 * counting tabs (which use the utility `reku-tab`). A background class changes its colour.
 */
export function Reku({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn("reku bg-floor", className)} />;
}
