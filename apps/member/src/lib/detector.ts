import { useEffect, useSyncExternalStore } from "react";

/** Reports whether a text has an urgent phrase. */
export type Detect = typeof import("@aangan/copy/safety")["detect"];

let detect: Detect | null = null;
let loading = false;
const listeners = new Set<() => void>();

/** The phrases are loaded right after the page; a failure is retried on the next input. */
async function load(): Promise<void> {
  if (detect || loading) return;
  loading = true;
  try {
    detect = (await import("@aangan/copy/safety")).detect;
    for (const listener of listeners) listener();
  } catch (error) {
    // The server looks at every message as well, and its answer shows the same crisis banner.
    console.warn("The words of distress could not be fetched.", error);
  } finally {
    loading = false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const known = () => detect;
const unknown = () => null;

/**
 * Returns the detector of words of distress, which needs no request; null until it is loaded. `writing` is the draft:
 * each change retries a failed load.
 */
export function useDetector(writing: string): Detect | null {
  const found = useSyncExternalStore(subscribe, known, unknown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text itself is not needed, only that it changed.
  useEffect(() => void load(), [writing]);
  return found;
}
