/**
 * Calls `listener` once when the browser restores this page from bfcache, before other listeners on the page. Browser
 * only.
 */
export function onBfcacheRestore(listener: () => void): void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    window.removeEventListener("pageshow", shown, true);
    listener();
  };
  window.addEventListener("pageshow", shown, true);
}
