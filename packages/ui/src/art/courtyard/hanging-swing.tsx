import { cn } from "../../lib/cn";
import { Swing } from "./swing";

/** Props of `HangingSwing`. */
export interface HangingSwingProps {
  /** Whether it sways; never with reduced motion. */
  sway?: boolean;
  /** Place and width of the seat; the chains reach up as far as the positioned parent lets them be seen. */
  className?: string;
}

/**
 * The swing alone, for a wall without the whole courtyard: the empty seat with its bolster and two tumblers on long
 * chains. The positioned parent clips the chains (`relative overflow-hidden`). Decorative.
 */
export function HangingSwing({ sway = false, className }: HangingSwingProps) {
  return (
    <div aria-hidden="true" className={cn("absolute", className)}>
      <div className={cn(sway && "swing-sway")}>
        <svg aria-hidden="true" viewBox="0 -70 500 106" className="block h-auto w-full overflow-visible">
          <Swing />
        </svg>
      </div>
    </div>
  );
}
