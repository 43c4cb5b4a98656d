"use client";

import { type RefObject, useEffect } from "react";

/**
 * Keeps a panel in the part of the window that a phone's keyboard leaves free, by three lengths on it: `--keyboard`, by which
 * it is made lower, and `--sheet-bottom` and `--sheet-top`, where it stands; `data-keyboard` says that there is one. Browsers that shrink the window by themselves
 * cover nothing, and nothing happens. Nothing is scrolled beneath the panel, so that the place in a list is not lost.
 */
export function AboveKeyboard({ panel }: { panel: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const fit = () => {
      const box = panel.current;
      if (!box) return;
      // A page that is zoomed in is looked at through a smaller window too, and no keyboard is there.
      const covered = seen.scale > 1.01 ? 0 : Math.max(0, Math.round(window.innerHeight - seen.height));
      // To show the text box, the browser may have moved what is seen of the window down.
      const above = covered > 0 ? Math.min(covered, Math.max(0, Math.round(seen.offsetTop))) : 0;
      const lengths = { "--keyboard": covered, "--sheet-bottom": covered - above, "--sheet-top": above };
      box.toggleAttribute("data-keyboard", covered > 0);
      for (const [name, length] of Object.entries(lengths)) {
        if (length > 0) box.style.setProperty(name, `${length}px`);
        else box.style.removeProperty(name);
      }
    };
    const resized = () => {
      fit();
      // What is written in may have been scrolled out of the panel's part that was left.
      const written = document.activeElement;
      if (panel.current?.contains(written) && written?.matches("input, textarea")) {
        written.scrollIntoView({ block: "nearest" });
      }
    };
    fit();
    seen.addEventListener("resize", resized);
    seen.addEventListener("scroll", fit);
    return () => {
      seen.removeEventListener("resize", resized);
      seen.removeEventListener("scroll", fit);
    };
  }, [panel]);
  return null;
}
