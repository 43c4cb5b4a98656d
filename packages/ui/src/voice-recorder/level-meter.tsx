"use client";

import { useEffect, useRef } from "react";

/** Bars of the meter; the newest is at the right. */
const BARS = 24;
/** Interval between bars, in milliseconds. */
const STEP_MS = 90;

/** The recent volume as bars. Decorative: the text next to it states that a recording is running. */
export function LevelMeter({ level }: { level: () => number }) {
  const bars = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const levels: number[] = Array.from({ length: BARS }, () => 0);
    let last = 0;
    let frame = requestAnimationFrame(function draw(now) {
      frame = requestAnimationFrame(draw);
      if (now - last < STEP_MS) return;
      last = now;
      levels.push(level());
      levels.shift();
      for (const [i, bar] of [...(bars.current?.children ?? [])].entries()) {
        // Set without React: it changes many times a second and nothing else depends on it.
        (bar as HTMLElement).style.height = `${8 + (levels[i] ?? 0) * 92}%`;
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [level]);
  return (
    <div
      ref={bars}
      aria-hidden="true"
      className="flex h-8 min-w-0 flex-1 items-center justify-end gap-[3px] overflow-hidden"
    >
      {Array.from({ length: BARS }, (_, i) => i).map((bar) => (
        <span key={bar} className="h-[8%] w-[3px] shrink-0 rounded-full bg-primary" />
      ))}
    </div>
  );
}
