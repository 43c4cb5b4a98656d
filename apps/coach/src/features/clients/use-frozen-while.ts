import { useState } from "react";

/** Returns the latest value; while `hold` is true, the last value before that. */
export function useFrozenWhile<T>(latest: T, hold: boolean): T {
  const [kept, setKept] = useState(latest);
  if (!hold && kept !== latest) setKept(latest);
  return hold ? kept : latest;
}
