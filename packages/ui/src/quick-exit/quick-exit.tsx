"use client";

import { DoorOpen } from "lucide-react";
import { cn } from "../lib/cn";
import { QUICK_EXIT_MARK } from "./leave";
import { useQuickExit } from "./provider";

/** Props of {@link QuickExit}. */
export interface QuickExitProps {
  /**
   * Where only the icon is shown: "narrow" below 380 px, "phone" below 900 px, "always" everywhere. The accessible
   * name stays.
   */
  iconOnly?: "narrow" | "phone" | "always";
  className?: string;
}

/** The quick exit button. Renders nothing without a `QuickExitProvider`. */
export function QuickExit(props: QuickExitProps) {
  return <Control {...props} />;
}

function Control({ iconOnly, overScrim, className }: QuickExitProps & { overScrim?: boolean }) {
  const exit = useQuickExit();
  if (!exit) return null;
  return (
    <a
      href={exit.href}
      rel="noreferrer"
      data-over-scrim={overScrim || undefined}
      {...{ [QUICK_EXIT_MARK]: "" }}
      onClick={(event) => {
        event.preventDefault();
        exit.go();
      }}
      className={cn(
        // If a dialog shows one above its scrim, hide the one behind it.
        "[html:has([data-over-scrim])_&:not([data-over-scrim])]:invisible inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control border-[1.5px] border-line-strong bg-raised px-3 pt-0.5 text-small font-semibold text-ink no-underline hover:border-ink",
        iconOnly === "always" && "px-0",
        iconOnly === "phone" && "max-frame:px-0",
        className,
      )}
    >
      <DoorOpen aria-hidden="true" className="-mt-0.5 size-5 shrink-0 stroke-[1.75]" />
      <span
        className={cn(
          iconOnly === "always" && "sr-only",
          iconOnly === "phone" && "max-frame:sr-only",
          iconOnly === "narrow" && "max-[379px]:sr-only",
        )}
      >
        {exit.label}
      </span>
      <span className="sr-only">{exit.hint}</span>
    </a>
  );
}

/**
 * The same above the scrim of a dialog, at the upper right of the window: while a dialog is open nothing behind it can
 * be pressed, and a phone has no Esc. For the kit's dialogs, as their last child.
 */
export function QuickExitOverScrim() {
  return <Control overScrim className="fixed top-[max(8px,env(safe-area-inset-top))] right-3 md:top-3" />;
}
