"use client";

import { Popover as P } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../lib/cn";

/** The state of a popover. Accepts `open`, `defaultOpen` and `onOpenChange`. */
export const Popover = P.Root;

/** The control that opens it and gets focus back. Use `asChild` around a button of the kit. */
export const PopoverTrigger = P.Trigger;

/** An alternative to the trigger as the position. */
export const PopoverAnchor = P.Anchor;

/** Wraps a control that closes the popover. */
export const PopoverClose = P.Close;

/** A small panel next to its trigger. Give it an `aria-label`, or `aria-labelledby` with the id of its heading. */
export function PopoverContent({ className, sideOffset = 6, ...props }: ComponentProps<typeof P.Content>) {
  return (
    <P.Portal>
      <P.Content
        collisionPadding={12}
        {...props}
        sideOffset={sideOffset}
        className={cn(
          "z-[55] max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-24px)] overflow-y-auto rounded-card border border-line bg-raised p-4 text-ink shadow-cast-2 transition-[opacity,translate] duration-(--d-ui) ease-ui starting:-translate-y-1 starting:opacity-0",
          className,
        )}
      />
    </P.Portal>
  );
}
