"use client";

import { useEffect } from "react";
import { focusFallback, isFocusUnclaimed } from "../lib/focus-fallback";
import { focusableAncestors } from "../lib/focusable-ancestors";

/**
 * Prevents focus from falling to the body, where the next Tab starts at the top and nothing is announced. When the
 * focused element is removed, its nearest remaining focusable ancestor receives focus (mark candidates with
 * `tabIndex={-1}`), at last the main region. Components that move focus themselves take precedence: it waits until
 * they are done. Used once in the frame; renders nothing.
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
      // Components that move focus do so by the next frame: in effects, and dialogs in a task.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(look);
      });
    });
    const arrive = ({ target }: FocusEvent) => {
      last = target instanceof HTMLElement ? focusableAncestors(target) : [];
    };
    // A click outside the focused element drops focus deliberately: don't restore it.
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
