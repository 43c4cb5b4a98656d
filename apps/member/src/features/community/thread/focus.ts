/** A closing dialog restores focus first; moving it elsewhere must come after that. */
const dialogClosesMs = 50;

/** Moves focus to an element after the dialog over it has closed. Browser only. */
export function focusAfterDialog(find: () => HTMLElement | null): void {
  window.setTimeout(() => find()?.focus(), dialogClosesMs);
}
