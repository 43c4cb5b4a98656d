/** The path of an address as two of them are compared: a slash at its end says nothing. Null when it is no address. */
function path(address: string): string | null {
  try {
    const { pathname } = new URL(address);
    return pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
  } catch {
    return null;
  }
}

/**
 * Whether a document that was loaded from one address is the one that belongs to another. What cannot be read is taken for it:
 * loading it once more would not make it any clearer.
 */
export function isOwn(loadedFrom: string, address: string): boolean {
  const loaded = path(loadedFrom);
  return loaded === null || loaded === path(address);
}

/**
 * Whether the page that is shown stands in its own document, or in that of another page from which one came here without
 * loading anything. What a document may load is settled by the address it was loaded from. Browser only.
 */
export function inOwnDocument(): boolean {
  const [entry] = window.performance.getEntriesByType("navigation");
  return !entry || isOwn(entry.name, window.location.href);
}

/**
 * From now on whoever leaves this page by one of its links gets a new document, so that nothing that was loaded here lives on
 * beside other pages. Returns the way to stop. Browser only.
 */
export function forceFullNavigation(): () => void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || link.hasAttribute("download") || (link.target && link.target !== "_self")) return;
    if (link.origin !== window.location.origin || path(link.href) === path(window.location.href)) return;
    // Before the router hears of it.
    event.preventDefault();
    window.location.assign(link.href);
  };
  window.addEventListener("click", follow, true);
  return () => window.removeEventListener("click", follow, true);
}
