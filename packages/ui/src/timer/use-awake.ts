"use client";

import { useEffect } from "react";

/**
 * Keeps the screen lit while something runs that is followed without touching it. A browser that cannot, or that will not
 * because its battery is low, lets the screen go dark as it always does.
 */
export function useAwake(active: boolean): void {
  useEffect(() => {
    if (!active || !("wakeLock" in navigator)) return;
    let over = false;
    let lock: WakeLockSentinel | undefined;
    navigator.wakeLock.request("screen").then(
      (held) => {
        if (over) void held.release();
        else lock = held;
      },
      () => undefined,
    );
    return () => {
      over = true;
      void lock?.release();
    };
  }, [active]);
}
