/** The row of tabs. Its bottom line is an inset shadow, so that it does not clip the reku. */
export const tabListClasses = [
  "flex gap-1 overflow-x-auto overflow-y-hidden shadow-[inset_0_-1px_0_var(--line)] [scrollbar-width:none]",
  // A scroll container clips focus rings: the padding makes space for them.
  "-mx-1.5 -mt-1.5 scroll-px-1.5 px-1.5 pt-1.5",
].join(" ");

/** One tab, selected by Radix (data-state) or by URL (aria-current). */
export const tabClasses = [
  "group/tab relative inline-flex min-h-11.5 shrink-0 cursor-pointer items-center justify-center gap-2 whitespace-nowrap px-3.5 pt-0.75 pb-1 font-semibold text-body text-ink-muted no-underline",
  "transition-[color] duration-(--d-ui) ease-ui hover:text-ink focus-visible:-outline-offset-3 focus-visible:rounded-control",
  "in-data-spread:grow in-data-spread:basis-0 in-data-spread:text-[1.125rem]/6",
  "after:absolute after:inset-x-2 after:bottom-0 after:hidden after:content-[''] after:reku-tab after:bg-primary forced-colors:after:bg-[CanvasText] after:[mask-repeat:round_no-repeat]",
  "data-[state=active]:text-ink data-[state=active]:after:block aria-[current=page]:text-ink aria-[current=page]:after:block",
  "disabled:cursor-not-allowed disabled:text-ink-muted",
  "[&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]",
].join(" ");
