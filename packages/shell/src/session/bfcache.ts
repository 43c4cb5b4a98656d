/**
 * Calls once when the browser brings this page back as it was when it was left, before anybody else on the page hears of it.
 * Browser only.
 */
export function onBfcacheRestore(heed: () => void): void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    window.removeEventListener("pageshow", shown, true);
    heed();
  };
  window.addEventListener("pageshow", shown, true);
}
