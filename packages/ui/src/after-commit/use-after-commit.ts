"use client";

import { useCallback, useLayoutEffect, useState } from "react";

/**
 * Returns a function that runs an action, such as moving focus, after the commit of the state set in the same tick,
 * however long rendering takes; an animation frame might come earlier. Only the last action runs, and none after
 * unmounting.
 */
export function useAfterCommit(): (deed: () => void) => void {
  const [next, setNext] = useState<{ deed: () => void } | null>(null);
  useLayoutEffect(() => next?.deed(), [next]);
  return useCallback((deed) => setNext({ deed }), []);
}
