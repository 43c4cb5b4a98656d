import { cva } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../lib/cn";

/** Classes of a chip: outlined, or filled with ink when selected (data-state "on" or aria-current). */
export const chipVariants = cva([
  "relative inline-flex min-h-9 shrink-0 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-tile border-[1.5px] border-line-strong px-3.25 pt-1 pb-0.5 font-medium text-ink text-small no-underline",
  "transition-[background-color,border-color,color] duration-(--d-ui) ease-ui hover:border-ink",
  "before:absolute before:inset-x-0 before:-inset-y-1.25 before:content-['']",
  "data-[state=on]:border-ink data-[state=on]:bg-ink data-[state=on]:text-bg forced-colors:data-[state=on]:underline",
  "aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-bg",
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk disabled:text-ink-muted",
  "disabled:data-[state=on]:border-line-strong disabled:data-[state=on]:bg-sunk disabled:data-[state=on]:text-ink",
]);

/** Props of {@link ChipLink}. */
export interface ChipLinkProps extends ComponentProps<"a"> {
  /** It links to the current page. */
  current?: boolean;
  /** Styles its single child, such as the app router's link. */
  asChild?: boolean;
}

/** A chip that is a link, for filters with URLs. */
export function ChipLink({ current = false, asChild = false, className, ...props }: ChipLinkProps) {
  const Component = asChild ? Slot.Root : "a";
  return <Component aria-current={current ? "page" : undefined} className={cn(chipVariants(), className)} {...props} />;
}
