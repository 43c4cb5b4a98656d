import { cva, type VariantProps } from "class-variance-authority";
import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { IconButton } from "../icon-button/icon-button";
import { cn } from "../lib/cn";

const bannerVariants = cva("w-full", {
  variants: {
    tone: {
      neutral: "bg-wall text-ink",
      caution: "bg-caution-soft text-caution",
      danger: "bg-danger-soft text-danger",
      success: "bg-success-soft text-success",
    },
  },
  defaultVariants: { tone: "neutral" },
});

interface BannerBaseProps extends Omit<ComponentProps<"section">, "aria-label"> {
  tone?: NonNullable<VariantProps<typeof bannerVariants>["tone"]>;
  /** Accessible name of the banner's landmark ("Your trial"). */
  label: string;
  /** A lucide icon before the words. */
  icon?: ReactNode;
  /** One sentence. */
  children: ReactNode;
  /** A few words instead of it on phones, where the sentence would take three lines. */
  short?: ReactNode;
  /** One small button or link. */
  action?: ReactNode;
}

/** Props of {@link Banner}: with `onDismiss` it can be dismissed, and that button needs a name. */
export type BannerProps = BannerBaseProps &
  (
    | {
        /** Called when the close button is pressed; the caller then unmounts the banner. */
        onDismiss: () => void;
        /** Name of the cross. */
        dismissLabel?: string;
      }
    | { onDismiss?: undefined; dismissLabel?: never }
  );

/**
 * A message for the whole page, across its top: the trial ends, the connection is gone. Never for safety, whose banner
 * cannot be dismissed.
 */
export function Banner({
  tone,
  label,
  icon,
  children,
  short,
  action,
  onDismiss,
  dismissLabel = "Dismiss",
  className,
  ...props
}: BannerProps) {
  return (
    <section aria-label={label} className={cn(bannerVariants({ tone }), className)} {...props}>
      <div className="gutter flex min-h-13 items-center gap-x-3">
        <div
          className={cn(
            "flex min-w-0 grow items-center gap-x-4 gap-y-1",
            short ? "py-1.5 md:flex-wrap" : "flex-wrap py-2.5",
          )}
        >
          <p
            className={cn(
              "flex min-w-0 items-start gap-2.5 font-medium text-small [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:stroke-[1.75]",
              short && "max-md:grow",
            )}
          >
            {icon}
            {short ? <span className="min-w-0 md:hidden">{short}</span> : null}
            <span className={cn("min-w-0", short && "max-md:hidden")}>{children}</span>
          </p>
          {action}
        </div>
        {onDismiss ? (
          <IconButton label={dismissLabel} onClick={onDismiss} className="-mr-2.5">
            <X />
          </IconButton>
        ) : null}
      </div>
    </section>
  );
}
