"use client";

import { type RefObject, useEffect } from "react";
import type { Timer } from "../timer/use-timer";
import { type BreathPattern, breathMs, lineKeyframes } from "./timing";

/**
 * Draws and lifts the lines of a kolam in the pattern's time while the timer runs, and holds them while it is paused.
 * With reduced motion the whole kolam is shown.
 */
export function useLine(
  box: RefObject<Element | null>,
  pattern: BreathPattern,
  { state, elapsed, began }: Timer,
): void {
  const held = state === "paused" ? elapsed : null;
  const { in: drawn, hold, out, rest, breaths } = pattern;
  useEffect(() => {
    if (!box.current || (began === null && held === null)) return;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const line = { in: drawn, hold, out, rest, breaths };
    const easing = getComputedStyle(document.documentElement).getPropertyValue("--ease-breath").trim() || "ease-in-out";
    const lines = [...box.current.querySelectorAll("path[pathLength]")].map((path) => {
      const moving = path.animate(lineKeyframes(line, easing), { duration: breathMs(line), iterations: breaths });
      if (began === null) moving.pause();
      moving.currentTime = held ?? performance.now() - (began ?? 0);
      return moving;
    });
    return () => {
      for (const moving of lines) moving.cancel();
    };
  }, [box, began, held, drawn, hold, out, rest, breaths]);
}
