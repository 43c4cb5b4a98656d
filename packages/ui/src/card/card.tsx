import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../lib/cn";

const cardVariants = cva("relative min-w-0 rounded-card", {
  variants: {
    variant: {
      surface: "border border-line bg-surface text-ink shadow-cast-1",
      floor: "bg-floor text-on-floor shadow-cast-1",
      wall: "bg-wall text-ink",
    },
    padding: {
      none: "overflow-hidden",
      normal: "p-4 md:p-5",
      roomy: "px-4.5 py-5.5 md:px-7.5 md:py-7",
    },
    interactive: {
      true: "transition-[box-shadow,border-color] duration-(--d-ui) ease-ui hover:border-line-strong hover:shadow-cast-2",
      false: "",
    },
  },
  defaultVariants: { variant: "surface", padding: "normal", interactive: false },
});

/** Props of {@link Card}. */
export interface CardProps extends ComponentProps<"div"> {
  /** `surface` for reading; `floor` at most once per screen; `wall` never with muted text. */
  variant?: NonNullable<VariantProps<typeof cardVariants>["variant"]>;
  /** 20 px inside (16 on phones), more for a page's main card, or none for a card of parts (`CardArt`, `CardBody`). */
  padding?: NonNullable<VariantProps<typeof cardVariants>["padding"]>;
  /** Rises under the pointer. Only for a card whose one link covers it (`CardLink`). */
  interactive?: boolean;
  /** Styles its single child as a card: an `article`, a `section`, a `li`. */
  asChild?: boolean;
}

/** A container on the page. For lists use rows with hairlines: a card is for a single thing or a few. */
export function Card({ variant, padding, interactive, asChild = false, className, ...props }: CardProps) {
  const Component = asChild ? Slot.Root : "div";
  return <Component className={cn(cardVariants({ variant, padding, interactive }), className)} {...props} />;
}

/** Props of the parts of a card that are a plain box. */
export type CardPartProps = ComponentProps<"div">;

/** Art from edge to edge at the top of a card with `padding="none"`. One a card. */
export function CardArt({ className, ...props }: CardPartProps) {
  return <div className={cn("relative overflow-hidden [&>svg]:block [&>svg]:w-full", className)} {...props} />;
}

/** The padded part of a card with `padding="none"`. */
export function CardBody({ className, ...props }: CardPartProps) {
  return <div className={cn("p-4 md:p-5", className)} {...props} />;
}

/** Title on the left, something short on the right. */
export function CardHeader({ className, ...props }: CardPartProps) {
  return (
    <div className={cn("mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1", className)} {...props} />
  );
}

/** Props of {@link CardTitle}. */
export interface CardTitleProps extends ComponentProps<"h3"> {
  /** Level of the heading, so that the page's outline holds. */
  level?: 2 | 3 | 4;
  /** The small title of a small card. */
  small?: boolean;
}

/** The name of a card. */
export function CardTitle({ level = 3, small = false, className, children, ...props }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading
      className={cn(small ? "font-text tracking-normal text-h4" : "font-display text-h3", "min-w-0", className)}
      {...props}
    >
      {children}
    </Heading>
  );
}

/** Props of {@link CardDescription}: those of a paragraph. */
export type CardDescriptionProps = ComponentProps<"p">;

/** One or two quiet lines under the title. On floor and wall it takes the card's own ink. */
export function CardDescription({ className, ...props }: CardDescriptionProps) {
  return (
    <p
      className={cn("text-ink-muted text-small in-[.bg-floor]:text-inherit in-[.bg-wall]:text-inherit", className)}
      {...props}
    />
  );
}

/** Buttons at the foot of a card. They wrap before they shrink. */
export function CardFooter({ className, ...props }: CardPartProps) {
  return <div className={cn("mt-4 flex flex-wrap items-center gap-2", className)} {...props} />;
}

/** Props of {@link CardLink}. */
export interface CardLinkProps extends ComponentProps<"a"> {
  /** Styles its single child, such as the app router's link. */
  asChild?: boolean;
}

/** The only link of a card, in its title: the whole card is clickable, and screen readers get one short link. */
export function CardLink({ asChild = false, className, ...props }: CardLinkProps) {
  const Component = asChild ? Slot.Root : "a";
  return (
    <Component
      className={cn(
        "text-inherit no-underline after:absolute after:inset-0 after:rounded-card after:content-['']",
        className,
      )}
      {...props}
    />
  );
}
