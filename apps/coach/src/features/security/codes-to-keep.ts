import { useSyncExternalStore } from "react";

/** Codes that were made and not kept yet. They live as long as this page, and are nowhere else. */
let unkept: readonly string[] | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Keeps recovery codes visible until the coach has saved them, whichever tab is shown; null removes them. Browser
 * only.
 */
export function keepCodes(codes: readonly string[] | null): void {
  unkept = codes;
  for (const listener of listeners) listener();
}

/** The recovery codes that wait to be kept, or null. */
export function useCodesToKeep(): readonly string[] | null {
  return useSyncExternalStore(
    subscribe,
    () => unkept,
    () => null,
  );
}
