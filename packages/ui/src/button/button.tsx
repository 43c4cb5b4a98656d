import { Slot } from "radix-ui";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { cn } from "../lib/cn";
import { Spinner } from "../spinner/spinner";
import { type ButtonVariantProps, buttonVariants } from "./button-variants";

interface ButtonOwnProps {
  /**
   * `primary` is solid and used once in a view; `secondary` is outlined; `quiet` is text with a soft hover;
   * `destructive` belongs only in a confirmation dialog; `onFloor` is for the red floor.
   */
  variant?: NonNullable<ButtonVariantProps["variant"]>;
  /** 36, 44 or 52 px high. The small one keeps a 44 px touch target. */
  size?: NonNullable<ButtonVariantProps["size"]>;
  /** Takes the whole width of its container. */
  block?: boolean;
}

/** A button element, with its waiting state. */
export interface ButtonElementProps extends ButtonOwnProps, ComponentProps<"button"> {
  asChild?: false;
  /**
   * The button's action is in flight. It keeps its width and focus, is announced as unavailable, and ignores presses,
   * so that a form is not sent twice.
   */
  pending?: boolean;
  /** Label while pending ("Logging in..."). Its space is reserved from the start. Without it a spinner is shown. */
  pendingText?: string;
}

/** Styles its single child, usually a link, as a button. A link has no pending state. */
export interface ButtonAsChildProps extends ButtonOwnProps, ComponentProps<"button"> {
  asChild: true;
  pending?: never;
  pendingText?: never;
}

/** Props of {@link Button}. */
export type ButtonProps = ButtonElementProps | ButtonAsChildProps;

/** A button. Icons are children, before the text. `type` is "button" by default. */
export function Button({
  variant,
  size,
  block,
  asChild,
  pending = false,
  pendingText,
  className,
  children,
  onClick,
  type,
  ...props
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size, block }), className);

  if (asChild) {
    return (
      <Slot.Root className={classes} onClick={onClick} {...props}>
        {children}
      </Slot.Root>
    );
  }

  return (
    <button
      type={type ?? "button"}
      className={classes}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      // Cancelling the click also cancels the submit it would have caused, by pointer or by Enter in a field.
      onClick={pending ? cancel : onClick}
      {...props}
    >
      <ButtonWords pending={pending} pendingText={pendingText}>
        {children}
      </ButtonWords>
    </button>
  );
}

function cancel(event: MouseEvent) {
  event.preventDefault();
}

interface ButtonWordsProps {
  pending: boolean;
  pendingText: string | undefined;
  children: ReactNode;
}

// Both labels share a grid cell, so the button is as wide as the wider one and never changes. The hidden one is
// generated content where possible, and then neither announced nor found as text.
const cell = "[grid-area:1/1] inline-flex items-center justify-center gap-2.25";
const ghost =
  "inline-grid after:invisible after:h-0 after:overflow-hidden after:[grid-area:1/1] after:content-[attr(data-ghost)]";

function ButtonWords({ pending, pendingText, children }: ButtonWordsProps) {
  if (pendingText === undefined) {
    if (!pending) return children;
    return (
      <span className="inline-grid">
        <span className={cn(cell, "opacity-0")}>{children}</span>
        <span className={cell}>
          <Spinner />
        </span>
      </span>
    );
  }
  if (!pending) {
    return (
      <span className={ghost} data-ghost={pendingText}>
        <span className={cell}>{children}</span>
      </span>
    );
  }
  if (typeof children === "string") {
    return (
      <span className={ghost} data-ghost={children}>
        <span className={cell}>{pendingText}</span>
      </span>
    );
  }
  return (
    <span className="inline-grid">
      <span className={cn(cell, "invisible")} aria-hidden="true">
        {children}
      </span>
      <span className={cell}>{pendingText}</span>
    </span>
  );
}
