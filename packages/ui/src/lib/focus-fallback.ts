/** Marks an element that has focus only as a fallback. */
const KEPT = "data-focus-kept";

/** Focuses an element as a fallback, without scrolling: it is in view, and may be tall. */
export function focusFallback(element: HTMLElement): void {
  element.setAttribute(KEPT, "");
  element.addEventListener("blur", () => element.removeAttribute(KEPT), { once: true });
  element.focus({ preventScroll: true });
}

/**
 * Reports whether focus may be moved: it is on no element, or on a fallback. Call it before moving focus later than
 * the removal that caused it, so as not to take it from where the user put it.
 */
export function isFocusUnclaimed(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.hasAttribute(KEPT);
}
