/** Returns a URL's path for comparisons, without a trailing slash. Null for an invalid URL. */
function path(address: string): string | null {
  try {
    const { pathname } = new URL(address);
    return pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
  } catch {
    return null;
  }
}

/**
 * Reports whether a document loaded from one URL is the one of another URL. An unreadable URL counts as a match:
 * reloading would not help.
 */
export function isOwn(loadedFrom: string, address: string): boolean {
  const loaded = path(loadedFrom);
  return loaded === null || loaded === path(address);
}

/**
 * Reports whether the shown page has its own document, rather than that of another page from which the router came.
 * The URL from which a document was loaded decides its policy. Browser only.
 */
export function inOwnDocument(): boolean {
  const [entry] = window.performance.getEntriesByType("navigation");
  return !entry || isOwn(entry.name, window.location.href);
}

/**
 * Makes every link on this page a full page load, so that scripts loaded here do not stay active on other pages.
 * Returns a function that stops it. Browser only.
 */
export function forceFullNavigation(): () => void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || link.hasAttribute("download") || (link.target && link.target !== "_self")) return;
    if (link.origin !== window.location.origin || path(link.href) === path(window.location.href)) return;
    // In the capture phase, before the router's handler.
    event.preventDefault();
    window.location.assign(link.href);
  };
  window.addEventListener("click", follow, true);
  return () => window.removeEventListener("click", follow, true);
}
