/** A closing dialog restores focus first; moving it elsewhere must come after that. */
const dialogClosesMs = 50;

/** Moves the focus to something that is there once a dialog over it has closed. Browser only. */
export function focusBehind(find: () => HTMLElement | null): void {
  window.setTimeout(() => find()?.focus(), dialogClosesMs);
}
