import { Drawing, type DrawingProps } from "../art/drawing/drawing";
import { cn } from "../lib/cn";

/** Props of `Mark`. The label is the product's name when the mark stands alone, as in a link home. */
export type MarkProps = DrawingProps;

/**
 * The sign of the house: its plan from above, a square wall round an open court, the door below, half the court in the
 * sun. The wall takes the text colour. Never smaller than 20 px, with one wall's thickness of air around it.
 */
export function Mark({ className, label }: MarkProps) {
  return (
    <Drawing viewBox="0 0 40 40" className={cn("block size-[30px] flex-none text-primary", className)} label={label}>
      <path fill="currentColor" fillRule="evenodd" d="M3 3h34v34H24v-8h5V11H11v18h5v8H3Z" />
      <path fill="var(--accent)" d="M11 11h18L11 29Z" />
    </Drawing>
  );
}
