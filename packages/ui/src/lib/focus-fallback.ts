/** Says of an element that it has the focus only until somebody knows a better place. */
const KEPT = "data-focus-kept";

/** Gives the focus to an element for want of a better place, and without moving the page: it is in sight, and may be tall. */
export function focusFallback(element: HTMLElement): void {
  element.setAttribute(KEPT, "");
  element.addEventListener("blur", () => element.removeAttribute(KEPT), { once: true });
  element.focus({ preventScroll: true });
}

/**
 * Whether the focus is free to be put somewhere: nothing has it, or something that only keeps it. Whoever moves it later than
 * what had it went asks this first, so as not to take it from where somebody put it meanwhile.
 */
export function isFocusUnclaimed(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.hasAttribute(KEPT);
}
