/**
 * Calls `listener` once when the browser restores this page from bfcache, before other listeners on the page. Browser
 * only.
 */
export function onBfcacheRestore(heed: () => void): void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    window.removeEventListener("pageshow", shown, true);
    heed();
  };
  window.addEventListener("pageshow", shown, true);
}
