import { useEffect, useState, useSyncExternalStore } from "react";
import { onBfcacheRestore } from "./bfcache";

// Session storage: drafts survive a reload and a sign-in, and are deleted with the tab. Each entry carries its owner's
// id, because the device may be shared: another user never sees it.
const prefix = "aangan_own_";

const keyOf = (owner: string, key: string) => `${prefix}${owner}_${key}`;

let owner: string | null = null;
let closed = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function allKeys(): string[] {
  return Array.from({ length: window.sessionStorage.length }, (_, i) => window.sessionStorage.key(i) ?? "");
}

/**
 * Sets the owner of this tab, from the server's response. Other users' entries are deleted; before the owner is known
 * nothing is read or stored. Browser only.
 */
export function setTabOwner(id: string): void {
  closed = false;
  if (owner === id) return;
  owner = id;
  try {
    const mine = keyOf(id, "");
    for (const key of allKeys()) {
      if (key.startsWith(prefix) && !key.startsWith(mine)) window.sessionStorage.removeItem(key);
    }
  } catch (error) {
    console.warn("What somebody else left in this tab could not be cleared.", error);
  }
  for (const listener of listeners) listener();
}

/** The tab owner's values in session storage. Browser only. */
export const tabStorage = {
  /** Returns the owner set by {@link setTabOwner}, or null. */
  owner: () => owner,
  /** Calls `listener` when the owner becomes known; returns a function that unsubscribes. */
  subscribe,
  /** Returns the stored value, or the fallback: also before the owner is known, and for an invalid value. */
  read<T>(key: string, fallback: T): T {
    if (owner === null) return fallback;
    try {
      const value = window.sessionStorage.getItem(keyOf(owner, key));
      return value === null ? fallback : (JSON.parse(value) as T);
    } catch {
      return fallback;
    }
  },
  /** Stores a value; does nothing before the owner is known and after `close`. */
  set(key: string, value: unknown): void {
    if (owner === null || closed) return;
    try {
      window.sessionStorage.setItem(keyOf(owner, key), JSON.stringify(value));
    } catch (error) {
      console.warn("A draft could not be kept.", error);
    }
  },
  /** Stores nothing more until an owner is set again or the browser restores the page: the user has left. */
  close(): void {
    closed = true;
    onBfcacheRestore(() => {
      closed = false;
    });
  },
  /** Deletes a value. */
  remove(key: string): void {
    if (owner === null) return;
    try {
      window.sessionStorage.removeItem(keyOf(owner, key));
    } catch (error) {
      console.warn("A draft could not be taken away.", error);
    }
  },
};

/** Returns the owner of this tab; null before the server's response. */
export function useOwner(): string | null {
  return useSyncExternalStore(subscribe, tabStorage.owner, () => null);
}

/**
 * State that survives a reload of this tab and a sign-in of the same user, under `key`: a draft, a form. `set` stores,
 * `drop` returns to `initial` and deletes. A value set before the owner is known is stored as soon as they are.
 */
export function useTabState<T>(key: string, initial: T): [value: T, set: (value: T) => void, drop: () => void] {
  const currentOwner = useOwner();
  // The value set by this page; before that the stored value is used.
  const [own, setOwn] = useState<{ key: string; value: T; stored: boolean } | null>(null);
  const mine = own?.key === key ? own : null;
  const stored = useStored(currentOwner, key, initial);
  useEffect(() => {
    if (currentOwner !== null && mine?.stored) tabStorage.set(key, mine.value);
  }, [currentOwner, key, mine]);
  return [
    mine ? mine.value : stored,
    (value) => {
      setOwn({ key, value, stored: true });
      // At once, not after the next render: the page may be left in between.
      tabStorage.set(key, value);
    },
    () => {
      setOwn({ key, value: initial, stored: false });
      tabStorage.remove(key);
    },
  ];
}

/** Returns the stored value, read once per owner and key. */
function useStored<T>(currentOwner: string | null, key: string, initial: T): T {
  const [stored, setStored] = useState<{ fullKey: string; value: T } | null>(null);
  const fullKey = currentOwner === null ? "" : keyOf(currentOwner, key);
  if (currentOwner !== null && stored?.fullKey !== fullKey) {
    const value = tabStorage.read(key, initial);
    setStored({ fullKey, value });
    return value;
  }
  return stored?.fullKey === fullKey ? stored.value : initial;
}
