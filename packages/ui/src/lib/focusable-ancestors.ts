/**
 * An element, and from the inside out what it stands in that can have the focus too: a row, a list, a dialog, the main region. What
 * is to take the focus when its contents lose it says so with `tabIndex={-1}`.
 */
export function focusableAncestors(element: HTMLElement | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = element; at; at = at.parentElement) if (at === element || at.hasAttribute("tabindex")) found.push(at);
  return found;
}
