import { Drawing, type DrawingProps } from "../art/drawing/drawing";
import { cn } from "../lib/cn";

/** Props of `Mark`. The label is the product's name when the mark stands alone, as in a link home. */
export type MarkProps = DrawingProps;

/**
 * The logo: the plan of a courtyard house, a square wall around an open court, the door below, half the court in the
 * sun. The wall has the text colour. At least 20 px, with one wall's thickness of space around it.
 */
export function Mark({ className, label }: MarkProps) {
  return (
    <Drawing viewBox="0 0 40 40" className={cn("block size-[30px] flex-none text-primary", className)} label={label}>
      <path fill="currentColor" fillRule="evenodd" d="M3 3h34v34H24v-8h5V11H11v18h5v8H3Z" />
      <path fill="var(--accent)" d="M11 11h18L11 29Z" />
    </Drawing>
  );
}
