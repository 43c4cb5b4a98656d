"use client";

import { useEffect, useState } from "react";

/** How often a run says where it is, in milliseconds. */
const BEAT = 100;

/** A stretch of time that somebody begins, pauses, goes on with and stops, or that comes to its end. */
export interface Timer {
  state: "idle" | "running" | "paused" | "done";
  /** How far it is, in milliseconds; renewed ten times a second while it runs. */
  elapsed: number;
  /** The moment, as `performance.now()` counts, at which it would have begun to be where it is; null while it does not run. */
  began: number | null;
}

/** What {@link useTimer} gives: where the run is, and the ways to change it. */
export interface TimerControls extends Timer {
  begin: () => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
  /** Goes to another place in milliseconds; a run that is paused stays paused, and one at its end is done. */
  seek: (elapsed: number) => void;
}

const still: Timer = { state: "idle", elapsed: 0, began: null };

const runningFrom = (elapsed: number): Timer => ({ state: "running", elapsed, began: performance.now() - elapsed });

function paused(run: Timer, total: number): Timer {
  if (run.began === null) return run;
  return { state: "paused", elapsed: Math.min(total, performance.now() - run.began), began: null };
}

/**
 * A run of so many milliseconds. It begins only when asked to. A page that goes out of sight pauses it, since nobody can
 * follow there, unless told not to.
 */
export function useTimer(total: number, { pauseOutOfSight = true }: { pauseOutOfSight?: boolean } = {}): TimerControls {
  const [run, setRun] = useState<Timer>(still);
  const { began } = run;

  useEffect(() => {
    if (began === null) return;
    const timer = window.setInterval(() => {
      const elapsed = performance.now() - began;
      setRun((now) => {
        if (now.began !== began) return now;
        return elapsed < total ? { ...now, elapsed } : { state: "done", elapsed: total, began: null };
      });
    }, BEAT);
    const hide = () => {
      if (pauseOutOfSight && document.visibilityState === "hidden") setRun((now) => paused(now, total));
    };
    document.addEventListener("visibilitychange", hide);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", hide);
    };
  }, [began, total, pauseOutOfSight]);

  return {
    ...run,
    begin: () => setRun(runningFrom(0)),
    pause: () => setRun((now) => paused(now, total)),
    resume: () => setRun((now) => (now.state === "paused" ? runningFrom(now.elapsed) : now)),
    stop: () => setRun(still),
    seek: (elapsed) =>
      setRun((now) => {
        if (now.state !== "running" && now.state !== "paused") return now;
        if (elapsed >= total) return { state: "done", elapsed: total, began: null };
        return now.state === "paused" ? { ...now, elapsed } : runningFrom(elapsed);
      }),
  };
}
