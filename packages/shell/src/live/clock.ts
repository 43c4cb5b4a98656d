import { useEffect, useState } from "react";

/** Smaller differences are the way of the answer and the whole seconds of its date, not a wrong clock. */
const tolerance = 60_000;

let offset = 0;
const listeners = new Set<() => void>();

/** Sets the offset to the server's time, from a response just received. */
export function hearServerTime(serverTime: Date, now = Date.now()): void {
  const difference = serverTime.getTime() - now;
  const heard = Math.abs(difference) > tolerance ? difference : 0;
  // Whole seconds of a date make each answer differ a little from the last.
  if (Math.abs(heard - offset) <= tolerance) return;
  offset = heard;
  for (const listener of listeners) listener();
}

/** The present moment as the server has it, for what must not depend on a clock that is set wrong. Browser only. */
export function serverNow(): Date {
  return new Date(Date.now() + offset);
}

function useRenewed(read: () => Date): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const renew = () => setNow(read());
    renew();
    listeners.add(renew);
    const timer = window.setInterval(renew, 30_000);
    return () => {
      listeners.delete(renew);
      window.clearInterval(timer);
    };
  }, [read]);
  return now;
}

const localNow = () => new Date();

/** The present moment, renewed every half minute; null until the page is alive, since a built page knows no time. */
export function useClock(): Date | null {
  return useRenewed(localNow);
}

/** The same by the server's clock: for how long ago something was, and how much is left of something. */
export function useServerClock(): Date | null {
  return useRenewed(serverNow);
}
