"use client";

import { DoorOpen } from "lucide-react";
import { useCallback, useEffect, useRef } from "react";
import { cn } from "../lib/cn";

/** Two presses of Esc within this many milliseconds leave the page. */
export const QUICK_EXIT_WINDOW_MS = 1000;

/** Props of {@link QuickExit}. */
export interface QuickExitProps {
  /** A harmless public page. It takes the place of this one in the history, so Back does not return here. */
  href: string;
  /** Words of the control: "Quick exit". */
  label: string;
  /** Read out after the label: that Esc pressed twice does the same. */
  hint: string;
  /** Shows the icon alone below 380 px; the name stays for screen readers. */
  compact?: boolean;
  /** Leaves the page. Set only where the page must do something first, and in tests. */
  leave?: (href: string) => void;
  className?: string;
}

/** Empties the page at once, because the next one may take a while, and goes there without leaving a way back. */
function leaveNow(href: string): void {
  document.title = "";
  document.documentElement.hidden = true;
  window.location.replace(href);
}

/**
 * A way out for someone who must not be seen here: one press, or Esc twice within a second. Works wherever the focus is,
 * inside dialogs too.
 */
export function QuickExit({ href, label, hint, compact = false, leave = leaveNow, className }: QuickExitProps) {
  const last = useRef(Number.NEGATIVE_INFINITY);
  const go = useCallback(() => leave(href), [leave, href]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A key held down, or one that closes an input method's list, is not a press of its own.
      if (event.key !== "Escape" || event.repeat || event.isComposing) return;
      const now = event.timeStamp;
      if (now - last.current <= QUICK_EXIT_WINDOW_MS) go();
      else last.current = now;
    };
    // In the capture phase, so that a dialog or a menu that keeps Esc for itself cannot hide it.
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [go]);

  return (
    <a
      href={href}
      rel="noreferrer"
      onClick={(event) => {
        event.preventDefault();
        go();
      }}
      className={cn(
        "inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control border-[1.5px] border-line-strong bg-raised px-3 pt-0.5 text-small font-semibold text-ink no-underline hover:border-ink",
        className,
      )}
    >
      <DoorOpen aria-hidden="true" className="-mt-0.5 size-5 shrink-0 stroke-[1.75]" />
      <span className={cn(compact && "max-[379px]:sr-only")}>{label}</span>
      <span className="sr-only">{hint}</span>
    </a>
  );
}
