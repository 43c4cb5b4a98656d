"use client";

import { cva, type VariantProps } from "class-variance-authority";
import { X } from "lucide-react";
import { Dialog as D } from "radix-ui";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { cn } from "../lib/cn";
import { QuickExitOverScrim } from "../quick-exit/quick-exit";
import { ToastSlot } from "../toast/toast-slot";
import { AboveKeyboard } from "./above-keyboard";
import { useReturnFocus } from "./use-return-focus";
import { useSheetDrag } from "./use-sheet-drag";

/** The state of a dialog. Accepts `open`, `defaultOpen` and `onOpenChange`. */
export const Dialog = D.Root;

/** The control that opens the dialog and gets focus back. Use `asChild` around a button of the kit. */
export const DialogTrigger = D.Trigger;

/** Wraps a control that closes the dialog. Use `asChild` around a button of the kit. */
export const DialogClose = D.Close;

/**
 * Styles shared by dialogs and alert dialogs: a centred panel from 768 px, a bottom sheet below that. On a window
 * hardly wider than the panel it stays below the quick exit; without one it takes that height too.
 */
export const dialogPanel = cva(
  "fixed inset-x-0 bottom-(--sheet-bottom,0px) z-50 flex max-h-[calc(92dvh-var(--keyboard,0px))] flex-col rounded-t-sheet bg-surface text-ink shadow-cast-3 outline-none transition-[translate,opacity,scale] duration-(--d-panel) ease-ui data-keyboard:overflow-y-auto starting:translate-y-full md:inset-x-0 md:top-(--sheet-top,0px) md:m-auto md:h-fit md:max-h-[calc(100dvh-48px-var(--keyboard,0px))] md:max-[1060px]:has-[[data-over-scrim]]:max-h-[calc(100dvh-128px-var(--keyboard,0px))] md:w-[calc(100%-48px)] md:rounded-dialog md:starting:translate-y-0 md:starting:scale-[.98] md:starting:opacity-0 [&>form]:contents",
  {
    variants: {
      size: { sm: "md:max-w-[460px]", md: "md:max-w-[580px]", lg: "md:max-w-[700px]" },
    },
    defaultVariants: { size: "md" },
  },
);

/** The scrim behind dialogs, sheets and drawers. */
export const dialogScrim =
  "fixed inset-0 z-50 bg-scrim transition-opacity duration-(--d-panel) ease-ui starting:opacity-0";

/** The handle of a bottom sheet, which shows that it can be dragged down. */
export const grabHandle = "mx-auto h-[5px] w-11 rounded-full bg-line-strong/60";

/**
 * Reports whether an event is from the toast, which belongs to no dialog and must not close one; also from a toast
 * that this very press removed from the page.
 */
export function fromToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-toast-region], [data-toast]") !== null;
}

/** Props of {@link DialogContent}. */
export interface DialogContentProps extends ComponentProps<typeof D.Content>, VariantProps<typeof dialogPanel> {
  /** Name of the close button. Without it there is no close button. */
  closeLabel?: string;
  /** False: Esc, the scrim and the handle do not close it, only its own actions do. For required steps. */
  dismissible?: boolean;
}

/**
 * The panel. Centred from 768 px, at most 700 px wide; below that a bottom sheet with a handle that can be dragged
 * down. A phone's keyboard never covers it. Focus is trapped inside and restored on close. Children: {@link
 * DialogHeader}, {@link DialogBody} and {@link DialogFooter}, in that order; a `form` may wrap them.
 */
export function DialogContent({
  size,
  closeLabel,
  dismissible = true,
  className,
  children,
  onEscapeKeyDown,
  onInteractOutside,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: DialogContentProps) {
  const returnFocus = useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus });
  const panel = useRef<HTMLDivElement>(null);
  const closer = useRef<HTMLSpanElement>(null);
  const startDrag = useSheetDrag(panel, dismissible ? () => closer.current?.click() : undefined);
  return (
    <D.Portal>
      <D.Overlay className={dialogScrim} />
      <D.Content
        {...props}
        {...returnFocus}
        ref={panel}
        onEscapeKeyDown={(event) => {
          if (!dismissible) event.preventDefault();
          onEscapeKeyDown?.(event);
        }}
        onInteractOutside={(event) => {
          if (!dismissible || fromToast(event.target)) event.preventDefault();
          onInteractOutside?.(event);
        }}
        className={cn(dialogPanel({ size }), className)}
      >
        <div
          onPointerDown={startDrag}
          className="flex h-6 shrink-0 touch-none items-center md:hidden"
          data-sheet-handle=""
        >
          <div className={grabHandle} />
        </div>
        <AboveKeyboard panel={panel} />
        {/* The handle closes through Radix like every other control, so that focus returns the same way. */}
        <D.Close asChild>
          <span ref={closer} hidden />
        </D.Close>
        {children}
        {/* Between the body and the footer, which comes last in the panel. */}
        <ToastSlot className="order-1 px-4 pb-3 md:px-[26px]" />
        {closeLabel ? (
          <D.Close
            aria-label={closeLabel}
            className="absolute top-5 right-2 grid size-11 cursor-pointer place-items-center rounded-control transition-colors duration-(--d-ui) hover:bg-sunk md:top-4 md:right-4"
          >
            <X aria-hidden="true" className="size-5 stroke-[1.75]" />
          </D.Close>
        ) : null}
        <QuickExitOverScrim />
      </D.Content>
    </D.Portal>
  );
}

/** Props of {@link DialogHeader}. */
export interface DialogHeaderProps extends ComponentProps<"div"> {
  /** A 44 px picture before the title. */
  media?: ReactNode;
}

/** Title and one line under it, with an optional picture before them. */
export function DialogHeader({ media, className, children, ...props }: DialogHeaderProps) {
  return (
    <div
      {...props}
      className={cn("flex shrink-0 items-center gap-3 px-4 pr-14 pb-1 md:px-[26px] md:pt-[22px] md:pr-16", className)}
    >
      {media}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

/** The dialog's name, read out when it opens. */
export function DialogTitle({ className, ...props }: ComponentProps<typeof D.Title>) {
  return (
    <D.Title
      {...props}
      className={cn(
        "font-display text-[25px] leading-7 font-medium tracking-[-.018em] text-balance [overflow-wrap:anywhere]",
        className,
      )}
    />
  );
}

/** One or two sentences under the title, read out with it. */
export function DialogDescription({ className, ...props }: ComponentProps<typeof D.Description>) {
  return <D.Description {...props} className={cn("text-small text-pretty text-ink-muted", className)} />;
}

/**
 * The part that scrolls when the dialog is taller than the window. Above a keyboard it keeps a few lines, and the
 * panel scrolls.
 */
export function DialogBody({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      {...props}
      className={cn(
        "min-h-0 flex-1 overflow-y-auto px-4 pt-2 pb-4 -outline-offset-3 in-[[data-keyboard]]:min-h-36 md:px-[26px] md:pt-3",
        className,
      )}
    />
  );
}

/** Props of {@link DialogFooter}. */
export interface DialogFooterProps extends ComponentProps<"div"> {
  /** One or two lines about the effect of the action, before the buttons. */
  summary?: ReactNode;
}

/**
 * The actions. They stay in view; on a phone they are full-width, the last one nearest the thumb. Put the main action
 * last.
 */
export function DialogFooter({ summary, className, children, ...props }: DialogFooterProps) {
  return (
    <div
      {...props}
      className={cn(
        "order-2 flex shrink-0 flex-col gap-2 border-t border-line bg-surface px-4 pt-3 pb-[max(20px,env(safe-area-inset-bottom))] in-[[data-keyboard]]:pb-3 max-md:[&_a]:w-full max-md:[&_button]:w-full md:flex-row md:items-center md:justify-end md:gap-3 md:rounded-b-dialog md:px-[26px] md:pt-4 md:pb-[22px]",
        className,
      )}
    >
      {summary ? <div className="min-w-0 flex-1 text-small">{summary}</div> : null}
      {children}
    </div>
  );
}
