import { cva, type VariantProps } from "class-variance-authority";
import { ExternalLink } from "lucide-react";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../lib/cn";

const textLinkVariants = cva(
  "rounded-tile underline underline-offset-[0.18em] decoration-[0.07em] hover:decoration-2",
  {
    variants: {
      variant: {
        primary: "font-semibold text-primary hover:text-primary-hover",
        inherit: "text-inherit",
      },
    },
    defaultVariants: { variant: "primary" },
  },
);

/** Props of {@link TextLink}: those of a link, and its weight. */
export interface TextLinkProps extends ComponentProps<"a">, VariantProps<typeof textLinkVariants> {
  /** `primary` is prominent; `inherit` keeps the colour of the sentence, for fine print and for the floor. */
  variant?: "primary" | "inherit";
  /** Styles its single child, such as the app router's link. */
  asChild?: boolean;
}

/** A link in running text. Always underlined: colour alone is not sufficient. */
export function TextLink({ variant, asChild = false, className, ...props }: TextLinkProps) {
  const Component = asChild ? Slot.Root : "a";
  return <Component className={cn(textLinkVariants({ variant }), className)} {...props} />;
}

/** Props of {@link ExternalTextLink}. */
export interface ExternalTextLinkProps extends Omit<TextLinkProps, "asChild" | "target" | "rel"> {
  /** Announced after the link's text. */
  newTabLabel?: string;
}

/** An external link: it opens in a new tab, announces that, and sends no referrer. */
export function ExternalTextLink({ newTabLabel = "(opens in a new tab)", children, ...props }: ExternalTextLinkProps) {
  return (
    <TextLink target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      <ExternalLink aria-hidden="true" strokeWidth={1.75} className="ml-1 inline-block size-[0.95em] align-[-0.1em]" />
      <span className="sr-only"> {newTabLabel}</span>
    </TextLink>
  );
}
