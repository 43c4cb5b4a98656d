/**
 * Returns an element and its focusable ancestors, innermost first: a row, a list, a dialog, the main region.
 * Containers that should receive focus when their content loses it have `tabIndex={-1}`.
 */
export function focusableAncestors(element: HTMLElement | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = element; at; at = at.parentElement) if (at === element || at.hasAttribute("tabindex")) found.push(at);
  return found;
}
