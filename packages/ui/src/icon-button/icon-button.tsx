import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn";

const iconButtonVariants = cva(
  [
    "relative grid shrink-0 cursor-pointer select-none place-items-center rounded-control border-[1.5px] border-transparent",
    "transition-[background-color,border-color,translate] duration-(--d-ui) ease-ui active:translate-y-px",
    "[&_svg]:size-5 [&_svg]:stroke-[1.75]",
    "disabled:translate-y-0 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk disabled:text-ink-muted disabled:shadow-none",
  ],
  {
    variants: {
      variant: {
        quiet: "text-inherit hover:bg-current/8 disabled:border-transparent disabled:bg-transparent",
        secondary: "border-line-strong bg-raised text-ink hover:border-ink",
        primary: "bg-primary text-on-primary shadow-plinth hover:bg-primary-hover",
      },
      size: { md: "size-11", lg: "size-12" },
    },
    defaultVariants: { variant: "quiet", size: "md" },
  },
);

/** Props of {@link IconButton}. */
export interface IconButtonProps
  extends Omit<ComponentProps<"button">, "aria-label">,
    VariantProps<typeof iconButtonVariants> {
  /** The accessible name: the button's action. Include a count ("Notifications, 2 unread"). */
  label: string;
  /** One lucide icon. It is drawn 20 px, stroke 1.75. With `asChild`, the link that holds the icon. */
  children: ReactNode;
  /** A number at the icon's corner. Nothing is shown for 0; above 99 it shows "99+". */
  count?: number;
  /** Styles and names its single child, usually a link. `count` does not apply. */
  asChild?: boolean;
}

/** A 44 x 44 (or 48 x 48) button that shows only an icon, and has a name. */
export function IconButton({
  label,
  variant,
  size,
  count = 0,
  asChild = false,
  className,
  children,
  type,
  ...props
}: IconButtonProps) {
  const classes = cn(iconButtonVariants({ variant, size }), className);
  if (asChild) {
    return (
      <Slot.Root aria-label={label} className={classes} {...props}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button type={type ?? "button"} aria-label={label} className={classes} {...props}>
      {children}
      {count > 0 ? (
        <span
          aria-hidden="true"
          // Generated content: the number is already in the name, and is not read twice.
          data-count={count > 99 ? "99+" : count}
          className="after:content-[attr(data-count)] absolute top-1.25 right-1 min-w-[17px] rounded-full bg-primary px-1 pt-px text-center text-[0.6875rem]/4 font-bold text-on-primary tabular-nums"
        />
      ) : null}
    </button>
  );
}
