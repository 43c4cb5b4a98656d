import { type RefObject, useEffect } from "react";

/**
 * Keeps the end of a full-height page above a phone's keyboard: `box` is shortened by the covered height. Does nothing
 * in browsers that resize the page.
 */
export function useKeyboardInset(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const fit = () => {
      // Zooming makes the visual viewport smaller too, without a keyboard.
      const covered = seen.scale > 1.01 ? 0 : Math.max(0, Math.round(window.innerHeight - seen.height));
      if (box.current) box.current.style.paddingBottom = covered > 0 ? `${covered}px` : "";
      // The browser has scrolled the page to reveal the focused field, which is visible without that.
      if (covered > 0) window.scrollTo(0, 0);
    };
    fit();
    seen.addEventListener("resize", fit);
    return () => seen.removeEventListener("resize", fit);
  }, [box]);
}
