import { cva, type VariantProps } from "class-variance-authority";

/**
 * Classes of a button, for the rare element that must look like one and cannot be a {@link Button}. Unavailable looks
 * the same whether it is `disabled` (out of the tab order) or `aria-disabled` (waiting, and still focused).
 */
export const buttonVariants = cva(
  [
    "relative inline-flex shrink-0 cursor-pointer select-none items-center justify-center gap-2.25",
    "rounded-control border-[1.5px] border-transparent text-center no-underline",
    "transition-[background-color,border-color,color,translate] duration-(--d-ui) ease-ui active:translate-y-px",
    "font-semibold [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]",
    "disabled:translate-y-0 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk disabled:text-ink-muted disabled:shadow-none",
    "aria-disabled:translate-y-0 aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunk aria-disabled:text-ink-muted aria-disabled:shadow-none",
  ],
  {
    variants: {
      variant: {
        primary: "bg-primary text-on-primary shadow-plinth hover:bg-primary-hover",
        secondary: "border-line-strong bg-raised text-ink hover:border-ink",
        quiet:
          "text-primary hover:bg-primary-soft disabled:border-transparent disabled:bg-transparent aria-disabled:border-transparent aria-disabled:bg-transparent",
        destructive: "bg-danger text-on-danger shadow-plinth hover:bg-danger/90",
        onFloor: "bg-on-floor text-floor hover:bg-on-floor/90",
      },
      size: {
        // The 36 px button keeps a 44 px target: the pseudo element takes the taps above and below it.
        sm: "min-h-9 px-3.25 pt-1 pb-0.5 text-small before:absolute before:inset-x-0 before:-inset-y-1.25 before:content-['']",
        md: "min-h-11 px-4.5 pt-1.75 pb-1.25 text-body",
        lg: "min-h-13 px-6.5 pt-2.25 pb-1.75 text-[1.125rem]/6",
      },
      block: { true: "w-full", false: "" },
    },
    compoundVariants: [{ variant: "quiet", className: "px-2.5" }],
    defaultVariants: { variant: "primary", size: "md", block: false },
  },
);

/** The options of {@link buttonVariants}. */
export type ButtonVariantProps = VariantProps<typeof buttonVariants>;
