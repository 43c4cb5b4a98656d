import { useEffect, useState } from "react";

/** Selector of everything that may cover a page: dialogs, sheets, drawers, menus and open lists. */
const overlays = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

/**
 * Returns true when an overlay may open: once `wanted`, and nothing else covers the page. Then stays true until no
 * longer wanted, whatever opens above it.
 */
export function useNoOverlay(wanted: boolean): boolean {
  const [clear, setClear] = useState(false);
  useEffect(() => {
    if (!wanted) {
      setClear(false);
      return;
    }
    if (clear) return;
    const check = () => {
      if (!document.querySelector(overlays)) setClear(true);
    };
    check();
    const changes = new MutationObserver(check);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [wanted, clear]);
  return wanted && clear;
}
