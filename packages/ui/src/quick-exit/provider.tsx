"use client";

import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from "react";
import { leaveEverywhere, leaveNow, onLeft, QUICK_EXIT_WINDOW_MS } from "./leave";
import { ownEscape } from "./own-escape";

interface Exit {
  href: string;
  label: string;
  hint: string;
  go: () => void;
  /**
   * Counts as a press of Esc, the second of which leaves. For third-party frames, which report the press but not the
   * key event. `at` is its time on the clock of `performance.now()`, now by default.
   */
  press: (at?: number) => void;
}

const nothing: readonly string[] = [];

const ExitContext = createContext<Exit | null>(null);

/** Returns the quick exit of the provider, or null without one. */
export function useQuickExit(): Exit | null {
  return useContext(ExitContext);
}

/** Props of {@link QuickExitProvider}. */
export interface QuickExitProviderProps {
  /** A harmless public page. It replaces this one in the history, so that Back does not return here. */
  href: string;
  /** Label of the control: "Quick exit". */
  label: string;
  /** Announced after the label: that pressing Esc twice does the same. */
  hint: string;
  /** Keys of local storage that leaving removes. A constant: a new list subscribes again. */
  forget?: readonly string[];
  /** Leaves the page. Set only in tests and stories. */
  leave?: (href: string, forget: readonly string[]) => void;
  children: ReactNode;
}

/**
 * Provides the quick exit to all pages below: Esc pressed twice within a second, wherever focus is and whatever else
 * each press did, except inside of an element with {@link ownEscape}. The control is `QuickExit`; dialogs, sheets and
 * drawers of the kit show it automatically. Put one around the app, and `quickExitScript` into its head.
 */
export function QuickExitProvider({ href, label, hint, forget = nothing, leave, children }: QuickExitProviderProps) {
  const last = useRef(Number.NEGATIVE_INFINITY);
  const exit = useMemo<Exit>(() => {
    const go = () => (leave ?? leaveEverywhere)(href, forget);
    const press = (at = performance.now()) => {
      if (at - last.current <= QUICK_EXIT_WINDOW_MS) go();
      else last.current = at;
    };
    return { href, label, hint, go, press };
  }, [href, label, hint, forget, leave]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A repeated key, or one that closes an input method's list, does not count.
      if (event.key !== "Escape" || event.repeat || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest(`[${ownEscape}]`)) return;
      exit.press(event.timeStamp);
    };
    // In the capture phase, so that a dialog or menu that stops Esc events does not prevent it.
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [exit]);
  useEffect(() => onLeft(() => leaveNow(href, forget)), [href, forget]);

  return <ExitContext value={exit}>{children}</ExitContext>;
}
