import { useEffect, useState } from "react";

/** A value once it has stayed the same for a while (milliseconds). An empty one counts at once: nothing is looked for. */
export function useDebouncedValue(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), value === "" ? 0 : ms);
    return () => window.clearTimeout(timer);
  }, [value, ms]);
  return value === "" ? "" : settled;
}
