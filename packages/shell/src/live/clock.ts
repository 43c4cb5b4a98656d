import { useEffect, useState } from "react";

/** Smaller differences come from latency and the whole seconds of the Date header, not from a wrong clock. */
const toleranceMs = 60_000;

let offset = 0;
const listeners = new Set<() => void>();

/** Sets the offset to the server's time, from a response just received. */
export function setServerTime(serverTime: Date, now = Date.now()): void {
  const difference = serverTime.getTime() - now;
  const newOffset = Math.abs(difference) > toleranceMs ? difference : 0;
  // Because the Date header has whole seconds, each response differs slightly from the last.
  if (Math.abs(newOffset - offset) <= toleranceMs) return;
  offset = newOffset;
  for (const listener of listeners) listener();
}

/** Returns the time by the server's clock, for decisions that must not depend on a wrong local clock. Browser only. */
export function serverNow(): Date {
  return new Date(Date.now() + offset);
}

function useTicking(read: () => Date): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const update = () => setNow(read());
    update();
    listeners.add(update);
    const timer = window.setInterval(update, 30_000);
    return () => {
      listeners.delete(update);
      window.clearInterval(timer);
    };
  }, [read]);
  return now;
}

const localNow = () => new Date();

/** Returns the current time, updated every half minute; null before hydration, because a built page has no time. */
export function useClock(): Date | null {
  return useTicking(localNow);
}

/** The same by the server's clock, for ages and remaining times. */
export function useServerClock(): Date | null {
  return useTicking(serverNow);
}
