import { useEffect, useState } from "react";

/** Returns a value once it has stayed unchanged for `ms` milliseconds. Empty text takes effect at once. */
export function useDebouncedValue(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), value === "" ? 0 : ms);
    return () => window.clearTimeout(timer);
  }, [value, ms]);
  return value === "" ? "" : settled;
}
