import { cn } from "../lib/cn";
import { Mark } from "./mark";

/** Props of `Wordmark`. */
export interface WordmarkProps {
  /** The name of the product, from the copy package: the kit knows no names. */
  name: string;
  className?: string;
  markClassName?: string;
}

/**
 * Logo and name in a row, for headers and sidebars. A plain span: put it into the link to the home page, as its name.
 * The font size sets its size.
 */
export function Wordmark({ name, className, markClassName }: WordmarkProps) {
  return (
    <span
      className={cn(
        "inline-flex items-center gap-[.4em] font-display text-[25px] leading-none font-semibold",
        className,
      )}
    >
      <Mark className={cn("size-[1.2em]", markClassName)} />
      {/* Eczar's capitals are high in the line; the padding aligns them with the logo. */}
      <span className="pt-[.2em] tracking-[-.02em]">{name}</span>
    </span>
  );
}
