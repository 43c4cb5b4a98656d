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
 * Mark and name side by side, for headers and sidebars. A plain span: put it into the link that leads home, whose name it
 * then is. Size with the font size; the mark follows.
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
      {/* Eczar's capitals sit high in the line; the nudge brings them level with the mark. */}
      <span className="pt-[.2em] tracking-[-.02em]">{name}</span>
    </span>
  );
}
