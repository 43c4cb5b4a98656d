import { useState } from "react";

/** The latest value; while `hold` is true, the one from before it. */
export function useFrozenWhile<T>(latest: T, hold: boolean): T {
  const [kept, setKept] = useState(latest);
  if (!hold && kept !== latest) setKept(latest);
  return hold ? kept : latest;
}
