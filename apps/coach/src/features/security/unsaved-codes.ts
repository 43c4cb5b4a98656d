import { useSyncExternalStore } from "react";

/** Recovery codes that the coach has not saved yet. They exist only in this page's memory. */
let unsaved: readonly string[] | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Keeps recovery codes visible until the coach has saved them, whichever tab is shown; null removes them. Browser
 * only.
 */
export function setUnsavedCodes(codes: readonly string[] | null): void {
  unsaved = codes;
  for (const listener of listeners) listener();
}

/** Returns the recovery codes that are not saved yet, or null. */
export function useUnsavedCodes(): readonly string[] | null {
  return useSyncExternalStore(
    subscribe,
    () => unsaved,
    () => null,
  );
}
