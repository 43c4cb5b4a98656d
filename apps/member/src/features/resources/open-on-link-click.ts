import type { MouseEvent } from "react";

/** Opens another piece when a link to one was clicked; the browser handles other links, and new tabs or windows. */
export function openOnLinkClick(event: MouseEvent, slug: string | null, onOpenPiece: (slug: string) => void): void {
  if (slug === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  onOpenPiece(slug);
}
