"use client";

import { useRef } from "react";
import { isFocusUnclaimed } from "../lib/focus-fallback";
import { focusableAncestors } from "../lib/focusable-ancestors";

/**
 * Returns the element to restore focus to. A menu item is removed when its menu closes, so its menu's button is used.
 */
function origin(): HTMLElement | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return null;
  const menu = active.closest("[role=menu]");
  const owner = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : null;
  return owner ?? active;
}

/** Reports whether no element has focus. */
const nowhere = () => document.activeElement === null || document.activeElement === document.body;

const focusMain = () => document.querySelector<HTMLElement>("main[tabindex]")?.focus({ preventScroll: true });

/**
 * Restores focus to the element that had it when a dialog opened. If that was removed, for example with a deleted row,
 * focus moves to its nearest remaining focusable ancestor, at last the main region. Focus that the user has moved
 * elsewhere stays there. Radix does this only for dialogs with a trigger; many are opened by state. Spread the
 * handlers on the content.
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
      // Some browsers do not focus a pressed button. In that case use Radix's trigger, if there is one.
      if (!first) {
        requestAnimationFrame(() => nowhere() && focusMain());
        return;
      }
      event.preventDefault();
      if (!isFocusUnclaimed()) return;
      const target = from.current.find(({ isConnected }) => isConnected);
      // The ancestor is already in view, and may be taller than the window.
      if (target) target.focus({ preventScroll: target !== first });
      else if (nowhere()) focusMain();
    },
  };
}
