"use client";

import { useCallback, useLayoutEffect, useState } from "react";

/**
 * Returns a function that runs an action, such as moving focus, after the commit of the state set in the same tick,
 * however long rendering takes; an animation frame might run too early. Only the last action runs, and none after
 * unmounting.
 */
export function useAfterCommit(): (action: () => void) => void {
  const [next, setNext] = useState<{ action: () => void } | null>(null);
  useLayoutEffect(() => next?.action(), [next]);
  return useCallback((action) => setNext({ action }), []);
}
