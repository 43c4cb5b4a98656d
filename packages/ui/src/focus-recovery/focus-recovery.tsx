"use client";

import { useEffect } from "react";
import { focusFallback, isFocusUnclaimed } from "../lib/focus-fallback";
import { focusableAncestors } from "../lib/focusable-ancestors";

/**
 * Lets the focus never fall to the page's body, where the next Tab begins at the top and nothing is read out. When what had it goes,
 * as a button with its row or with the error that was tried again, the nearest that is left of what it stood in takes it and may
 * say so with `tabIndex={-1}`, at last the main region. Whoever knows a better place comes first: it waits until all of that is
 * drawn and done. Stands once in the frame; draws nothing.
 */
export function FocusRecovery(): null {
  useEffect(() => {
    let last: HTMLElement[] = [];
    let frame = 0;
    const look = () => {
      const [first] = last;
      if (!first || first.isConnected || !isFocusUnclaimed()) return;
      const home = last.find(({ isConnected }) => isConnected);
      last = [];
      if (home) focusFallback(home);
    };
    const observer = new MutationObserver(() => {
      if (!last[0] || last[0].isConnected) return;
      cancelAnimationFrame(frame);
      // What moves the focus itself does so by the next frame: effects, and dialogs in a task of their own.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(look);
      });
    });
    const arrive = ({ target }: FocusEvent) => {
      last = target instanceof HTMLElement ? focusableAncestors(target) : [];
    };
    // A press beside everything lets go of the focus on purpose.
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || !last[0]?.contains(target)) last = [];
    };
    document.addEventListener("focusin", arrive);
    document.addEventListener("pointerdown", press);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", arrive);
      document.removeEventListener("pointerdown", press);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return null;
}
