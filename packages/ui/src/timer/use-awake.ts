"use client";

import { useEffect } from "react";

/**
 * Keeps the screen on while the user follows something without touching it. If the browser cannot, or refuses on low
 * battery, the screen turns off as usual.
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
