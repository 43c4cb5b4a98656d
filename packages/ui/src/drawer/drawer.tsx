"use client";

import { X } from "lucide-react";
import { Dialog as D } from "radix-ui";
import type { ComponentProps } from "react";
import { useReturnFocus } from "../dialog/use-return-focus";
import { cn } from "../lib/cn";
import { QuickExit } from "../quick-exit/quick-exit";

/** The state of a drawer. Accepts `open`, `defaultOpen` and `onOpenChange`. */
export const Drawer = D.Root;

/** The control that opens the drawer and gets focus back. */
export const DrawerTrigger = D.Trigger;

/** Wraps a control that closes the drawer. */
export const DrawerClose = D.Close;

/** Props of {@link DrawerContent}. */
export interface DrawerContentProps extends ComponentProps<typeof D.Content> {
  /** The edge it comes from. */
  side?: "left" | "right";
  /** Name of the close button. */
  closeLabel: string;
}

/** A panel from the side over a scrim. Focus is kept inside; Esc, the scrim and the close button close it. */
export function DrawerContent({ side = "right", closeLabel, className, children, ...props }: DrawerContentProps) {
  const returnFocus = useReturnFocus(props);
  return (
    <D.Portal>
      <D.Overlay className="fixed inset-0 z-50 bg-scrim transition-opacity duration-(--d-panel) ease-ui starting:opacity-0" />
      <D.Content
        aria-describedby={undefined}
        {...props}
        {...returnFocus}
        className={cn(
          "fixed inset-y-0 z-50 flex w-[min(340px,calc(100%-44px))] flex-col bg-surface text-ink shadow-cast-3 outline-none transition-transform duration-(--d-panel) ease-ui",
          side === "right" ? "right-0 starting:translate-x-full" : "left-0 starting:-translate-x-full",
          className,
        )}
      >
        <D.Close
          aria-label={closeLabel}
          className="absolute top-2 right-2 grid size-11 cursor-pointer place-items-center rounded-control hover:bg-sunk"
        >
          <X aria-hidden="true" className="size-5 stroke-[1.75]" />
        </D.Close>
        {children}
        <QuickExit iconOnly="always" className="absolute top-2 right-15" />
      </D.Content>
    </D.Portal>
  );
}

/** The drawer's name, read out when it opens. */
export function DrawerTitle({ className, ...props }: ComponentProps<typeof D.Title>) {
  return (
    <D.Title
      {...props}
      className={cn("px-6 pt-4 pr-28 pb-3 font-display text-h3 font-[550] [overflow-wrap:anywhere]", className)}
    />
  );
}

/** The part that scrolls. */
export function DrawerBody({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={cn("min-h-0 flex-1 overflow-y-auto px-3 pb-4", className)} />;
}

/** The fixed part at the bottom, above the phone's home indicator. */
export function DrawerFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      {...props}
      className={cn("border-t border-line px-6 pt-4 pb-[max(20px,env(safe-area-inset-bottom))] text-fine", className)}
    />
  );
}
