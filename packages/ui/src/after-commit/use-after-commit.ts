"use client";

import { useCallback, useLayoutEffect, useState } from "react";

/**
 * Moves the focus, or does whatever else needs what is not on the page yet: the function that it returns takes a deed, which
 * is done once that is drawn whose state was set in the same moment, however long the drawing takes. A frame may come sooner.
 * The last deed counts; nothing is done once the component is gone.
 */
export function useAfterCommit(): (deed: () => void) => void {
  const [next, setNext] = useState<{ deed: () => void } | null>(null);
  useLayoutEffect(() => next?.deed(), [next]);
  return useCallback((deed) => setNext({ deed }), []);
}
