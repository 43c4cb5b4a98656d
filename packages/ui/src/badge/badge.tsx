import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../lib/cn";

const badgeVariants = cva(
  "inline-flex min-h-6.25 max-w-full items-center gap-1.25 rounded-tile px-2.25 pt-0.5 font-medium text-fine [&_svg]:-mt-0.5 [&_svg]:size-3.75 [&_svg]:shrink-0 [&_svg]:stroke-2",
  {
    variants: {
      variant: {
        neutral: "bg-sunk text-ink",
        primary: "bg-primary-soft text-primary",
        success: "bg-success-soft text-success",
        caution: "bg-caution-soft text-caution",
        danger: "bg-danger-soft text-danger",
        urgent: "bg-crisis font-semibold text-on-crisis [&_svg]:text-lamp",
        outline: "text-ink shadow-[inset_0_0_0_1px_var(--line-strong)]",
      },
    },
    defaultVariants: { variant: "neutral" },
  },
);

/** Props of {@link Badge}. */
export interface BadgeProps extends ComponentProps<"span"> {
  /**
   * The meaning: `success` for active, `caution` for locked or ending soon, `danger` for failed, `urgent` for safety
   * only, `outline` next to filled ones.
   */
  variant?: NonNullable<VariantProps<typeof badgeVariants>["variant"]>;
}

/** One or two words about a thing, 25 px high. Not interactive. An icon may come first. */
export function Badge({ variant, className, ...props }: BadgeProps) {
  return <span className={cn(badgeVariants({ variant }), className)} {...props} />;
}

/** Props of {@link CountBadge}. */
export interface CountBadgeProps extends Omit<ComponentProps<"span">, "children"> {
  /** The number. Nothing is rendered for 0; above 99 it shows "99+". */
  count: number;
  /** The meaning of the number for screen readers ("unread messages"). */
  label: string;
  /** `inverse` is for a primary fill. */
  variant?: "primary" | "inverse";
}

/** Number of unread items, at the end of a line or in a button. */
export function CountBadge({ count, label, variant = "primary", className, ...props }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      className={cn(
        "inline-block min-w-5.5 shrink-0 rounded-[6px] px-1.75 pt-0.5 text-center text-[0.8125rem]/5 font-bold tabular-nums",
        variant === "primary" ? "bg-primary text-on-primary" : "bg-on-primary text-primary",
        className,
      )}
      {...props}
    >
      {count > 99 ? "99+" : count}
      <span className="sr-only"> {label}</span>
    </span>
  );
}
