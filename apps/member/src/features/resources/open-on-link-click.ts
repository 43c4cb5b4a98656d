import type { MouseEvent } from "react";

/** Opens another piece where a link was pressed that leads to one; any other link, and a new tab or window, is the browser's. */
export function openOnLinkClick(event: MouseEvent, slug: string | null, onTurn: (slug: string) => void): void {
  if (slug === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  onTurn(slug);
}
