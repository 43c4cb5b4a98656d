"use client";

import { useRef } from "react";
import { isFocusUnclaimed } from "../lib/focus-fallback";
import { focusableAncestors } from "../lib/focusable-ancestors";

/** An element that focus can come back to. An item of a menu is gone by then: its menu's button stands for it. */
function origin(): HTMLElement | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return null;
  const menu = active.closest("[role=menu]");
  const owner = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : null;
  return owner ?? active;
}

/** Whether nothing has the focus. */
const nowhere = () => document.activeElement === null || document.activeElement === document.body;

const focusMain = () => document.querySelector<HTMLElement>("main[tabindex]")?.focus({ preventScroll: true });

/**
 * Brings the focus back to where it was when a dialog opened. When that control is gone, as the button of a thing that was just
 * removed, it goes to the nearest that is left of what the control stood in and can have it, at last to the page's main region.
 * Whoever has moved it elsewhere meanwhile keeps it there. Radix does so only for a dialog with a trigger of its own; many are
 * opened by state. Spread the handlers on the content.
 */
export function useReturnFocus(
  own: { onOpenAutoFocus?: (event: Event) => void; onCloseAutoFocus?: (event: Event) => void } = {},
) {
  const from = useRef<HTMLElement[]>([]);
  return {
    onOpenAutoFocus(event: Event) {
      from.current = focusableAncestors(origin());
      own.onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus(event: Event) {
      own.onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      const [first] = from.current;
      // Not every browser gives the focus to a button that is pressed. Then Radix knows the trigger, if there is one.
      if (!first) {
        requestAnimationFrame(() => nowhere() && focusMain());
        return;
      }
      event.preventDefault();
      if (!isFocusUnclaimed()) return;
      const target = from.current.find(({ isConnected }) => isConnected);
      // What it stood in is in sight already, and may be taller than the window.
      if (target) target.focus({ preventScroll: target !== first });
      else if (nowhere()) focusMain();
    },
  };
}
