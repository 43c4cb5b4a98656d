import { useEffect, useSyncExternalStore } from "react";

/** Says how grave what stands in a text is: nothing, concern, urgent. */
export type Detect = typeof import("@aangan/copy/safety")["detect"];

let detect: Detect | null = null;
let coming = false;
const listeners = new Set<() => void>();

/** The phrases weigh as much as a page, so they come right behind it; what fails is tried again with the next letter. */
async function bring(): Promise<void> {
  if (detect || coming) return;
  coming = true;
  try {
    detect = (await import("@aangan/copy/safety")).detect;
    for (const listener of listeners) listener();
  } catch (error) {
    // The server looks at every message as well, and its answer shows the same crisis banner.
    console.warn("The words of distress could not be fetched.", error);
  } finally {
    coming = false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const known = () => detect;
const unknown = () => null;

/**
 * The detector of words of distress, which asks nobody; null for the moment until it is here. `writing` is what is being
 * written: each change is another chance to fetch what failed to come.
 */
export function useDetector(writing: string): Detect | null {
  const found = useSyncExternalStore(subscribe, known, unknown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text itself is not needed, only that it changed.
  useEffect(() => void bring(), [writing]);
  return found;
}
