"use client";

import { useRef } from "react";

/** An element that focus can come back to. An item of a menu is gone by then: its menu's button stands for it. */
function origin(): HTMLElement | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return null;
  const menu = active.closest("[role=menu]");
  const owner = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : null;
  return owner ?? active;
}

/**
 * Brings the focus back to where it was when a dialog opened, and to the page's main region when that control is gone, as the
 * button of a thing that was just removed. Radix does so only for a dialog with a trigger of its own; many are opened by
 * state. Spread the handlers on the content.
 */
export function useReturnFocus(
  own: { onOpenAutoFocus?: (event: Event) => void; onCloseAutoFocus?: (event: Event) => void } = {},
) {
  const from = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      from.current = origin();
      own.onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus(event: Event) {
      own.onCloseAutoFocus?.(event);
      if (event.defaultPrevented || !from.current) return;
      const target = from.current.isConnected ? from.current : document.querySelector<HTMLElement>("main[tabindex]");
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
  };
}
