import { useEffect, useState } from "react";

/** Whatever else may stand over a page: dialogs, sheets, drawers, menus and open lists. */
const others = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

/**
 * Says when something may open that would stand over the page: as soon as it is wanted and nothing else stands there. Once
 * said it holds until it is no longer wanted, whatever opens above it later.
 */
export function useNoOverlay(wanted: boolean): boolean {
  const [clear, setClear] = useState(false);
  useEffect(() => {
    if (!wanted) {
      setClear(false);
      return;
    }
    if (clear) return;
    const look = () => {
      if (!document.querySelector(others)) setClear(true);
    };
    look();
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [wanted, clear]);
  return wanted && clear;
}
