import { useSyncExternalStore } from "react";

/** The time between two checks, in milliseconds; up to a quarter more, so that not all clients check at once. */
const checkEveryMs = 1_250;
/** The server itself answers a check within two seconds. */
const checkTimeoutMs = 4_000;

/** "checking": a call failed, and no check has failed yet. It may have been the only one. */
type State = "up" | "checking" | "down";

let state: State = "up";
const stateListeners = new Set<() => void>();
const recoveryListeners = new Set<() => void>();

function setState(next: State): void {
  if (state === next) return;
  state = next;
  for (const listener of stateListeners) listener();
}

/** Handles a 502, 503 or 504: checks the server until it can serve again. Browser only. */
export function reportUnavailable(): void {
  if (state !== "up") return;
  setState("checking");
  checkLater();
}

function checkLater(): void {
  setTimeout(() => void check(), checkEveryMs * (1 + Math.random() / 4));
}

async function check(): Promise<void> {
  if (await isReady()) {
    setState("up");
    for (const listener of recoveryListeners) listener();
    return;
  }
  setState("down");
  checkLater();
}

/** Reports whether the server's own check of its database succeeds. */
async function isReady(): Promise<boolean> {
  try {
    const { status } = await fetch("/readyz", { cache: "no-store", signal: AbortSignal.timeout(checkTimeoutMs) });
    return status < 500;
  } catch {
    // No response, or not in time.
    return false;
  }
}

/** Calls `listener` each time the server can serve again; returns a function that unsubscribes. */
export function onRecovered(listener: () => void): () => void {
  recoveryListeners.add(listener);
  return () => recoveryListeners.delete(listener);
}

function subscribe(listener: () => void): () => void {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
}

/** Returns whether the server is known to be unable to serve. */
export function useOutage(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => state === "down",
    () => false,
  );
}
