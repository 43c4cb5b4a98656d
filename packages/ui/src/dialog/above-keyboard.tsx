"use client";

import { type RefObject, useEffect } from "react";

/**
 * Keeps a panel in the part of the window above a phone's keyboard, with three CSS variables: `--keyboard` reduces its
 * height, `--sheet-bottom` and `--sheet-top` position it; `data-keyboard` marks that there is a keyboard. Does nothing
 * in browsers that resize the window. The page beneath is not scrolled, so that its position is kept.
 */
export function AboveKeyboard({ panel }: { panel: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const fit = () => {
      const box = panel.current;
      if (!box) return;
      // A zoomed page also has a smaller visual viewport, without a keyboard.
      const covered = seen.scale > 1.01 ? 0 : Math.max(0, Math.round(window.innerHeight - seen.height));
      // To show the focused field, the browser may have scrolled the visual viewport down.
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
      // The focused field may be outside the panel's visible part.
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
