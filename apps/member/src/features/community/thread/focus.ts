/** A closed dialog gives the focus back to where it came from, or close by; what should have it instead comes behind that. */
const dialogClosesMs = 50;

/** Moves the focus to something that is there once a dialog over it has closed. Browser only. */
export function focusBehind(find: () => HTMLElement | null): void {
  window.setTimeout(() => find()?.focus(), dialogClosesMs);
}
