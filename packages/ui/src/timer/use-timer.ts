"use client";

import { useEffect, useState } from "react";

/** Interval of a timer's updates, in milliseconds. */
const BEAT = 100;

/** State of a timer that can be started, paused, resumed and stopped, and that ends at its total. */
export interface Timer {
  state: "idle" | "running" | "paused" | "done";
  /** Elapsed time in milliseconds, updated ten times a second while it runs. */
  elapsed: number;
  /** The start time on the clock of `performance.now()`, without pauses; null while it is not running. */
  began: number | null;
}

/** The result of {@link useTimer}: the timer's state and its controls. */
export interface TimerControls extends Timer {
  begin: () => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
  /** Moves to another time in milliseconds; a paused timer stays paused, and at the total it is done. */
  seek: (elapsed: number) => void;
}

const still: Timer = { state: "idle", elapsed: 0, began: null };

const runningFrom = (elapsed: number): Timer => ({ state: "running", elapsed, began: performance.now() - elapsed });

function paused(run: Timer, total: number): Timer {
  if (run.began === null) return run;
  return { state: "paused", elapsed: Math.min(total, performance.now() - run.began), began: null };
}

/**
 * A timer of `total` milliseconds. It starts only on request. A hidden page pauses it by default, since the user
 * cannot follow it.
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
