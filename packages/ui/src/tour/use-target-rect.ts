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
 * Finds the first visible element for a selector, brings it into view, and says where it is while it moves. Undefined
 * while there is none.
 */
export function useTargetRect(selector: string | undefined, active: boolean): Box | undefined {
  const [box, setBox] = useState<Box>();
  useEffect(() => {
    setBox(undefined);
    if (!active || selector === undefined) return;
    const target = firstVisible(selector);
    if (!target) return;
    target.scrollIntoView({ block: "center", inline: "nearest" });
    const measure = () => {
      const { top, left, width, height } = target.getBoundingClientRect();
      setBox((old) =>
        old && old.top === top && old.left === left && old.width === width && old.height === height
          ? old
          : { top, left, width, height },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    observer.observe(document.documentElement);
    window.addEventListener("resize", measure);
    window.addEventListener("scroll", measure, true);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", measure);
      window.removeEventListener("scroll", measure, true);
    };
  }, [selector, active]);
  return box;
}

/** The same place may exist twice, in the sidebar and in the phone bar, of which one is hidden. */
function firstVisible(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
}
