"use client";

import { DoorOpen } from "lucide-react";
import { cn } from "../lib/cn";
import { QUICK_EXIT_MARK } from "./leave";
import { useQuickExit } from "./provider";

/** Props of {@link QuickExit}. */
export interface QuickExitProps {
  /**
   * Where the words go and the icon stays: "narrow" below 380 px, "phone" below 900 px, "always" everywhere. The name stays
   * for screen readers.
   */
  iconOnly?: "narrow" | "phone" | "always";
  className?: string;
}

/** The way out, in one press. Draws nothing without a `QuickExitProvider` above. */
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
        // Where a dialog shows one over its scrim, the one behind it would be seen double.
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
 * The same over the scrim of a dialog, in the upper right of the window: while a dialog is open nothing behind it can be
 * pressed, and a phone has no Esc. For the dialogs of the kit, after everything else in them.
 */
export function QuickExitOverScrim() {
  return <Control overScrim className="fixed top-[max(8px,env(safe-area-inset-top))] right-3 md:top-3" />;
}
