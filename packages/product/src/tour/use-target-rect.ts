"use client";

import { useEffect, useState } from "react";

/** A box in the window, in CSS pixels. */
export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/**
 * Returns the box of the first visible element for the first matching selector, scrolls it into view, and follows its
 * moves. Elements that appear late, disappear, or are hidden at another width are searched again. Undefined without
 * one.
 */
export function useTargetRect(target: string | readonly string[] | undefined): Box | undefined {
  const [box, setBox] = useState<Box>();
  // One string, so that an array created on each render does not restart the effect.
  const selectors = typeof target === "string" ? target : (target ?? []).join("\n");
  useEffect(() => {
    const wanted = selectors.split("\n").filter(Boolean);
    let found: Element | undefined;
    let frame = 0;
    const look = () => {
      frame = 0;
      const next = firstVisible(wanted);
      if (next !== found) {
        if (found) sizes.unobserve(found);
        found = next;
        if (found) {
          sizes.observe(found);
          if (!fixed(found)) found.scrollIntoView({ block: "center", inline: "nearest" });
        }
      }
      setBox((old) => same(old, found && boxOf(found)));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const sizes = new ResizeObserver(soon);
    const changes = new MutationObserver(soon);
    look();
    sizes.observe(document.documentElement);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("resize", soon);
    window.addEventListener("scroll", soon, true);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
      window.removeEventListener("resize", soon);
      window.removeEventListener("scroll", soon, true);
    };
  }, [selectors]);
  return box;
}

/** A selector may match twice, in the sidebar and in the phone bar, of which one is hidden. */
function firstVisible(selectors: readonly string[]): Element | undefined {
  for (const selector of selectors) {
    const seen = [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
    if (seen) return seen;
  }
  return undefined;
}

/** Reports whether an element has a fixed position, like the phone bar: scrolling would not move it. */
function fixed(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (getComputedStyle(at).position === "fixed") return true;
  }
  return false;
}

function boxOf(element: Element): Box {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top, left, width, height };
}

/** Returns the old object if the new box is equal, which avoids a render. */
function same(old: Box | undefined, next: Box | undefined): Box | undefined {
  if (!old || !next) return next;
  return old.top === next.top && old.left === next.left && old.width === next.width && old.height === next.height
    ? old
    : next;
}
