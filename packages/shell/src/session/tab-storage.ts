import { useEffect, useState, useSyncExternalStore } from "react";
import { onBfcacheRestore } from "./bfcache";

// Session storage: what is typed survives a reload and a sign-in, and is gone with the tab. Each entry carries the id of
// the person who typed it, since other people may use this device: whoever else signs in never gets to see it.
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
 * Says whose tab this is, as the server told it. What other people left in the tab is taken away; nothing is read or kept
 * before somebody was named. Browser only.
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

/** What one person keeps in this tab. Browser only. */
export const tabStorage = {
  /** Who was named by {@link setTabOwner}, or null. */
  owner: () => owner,
  /** Calls back when the owner becomes known; returns the way to stop. */
  subscribe,
  /** What is kept, or the fallback: also while the owner is not known, and over a broken value. */
  read<T>(key: string, fallback: T): T {
    if (owner === null) return fallback;
    try {
      const value = window.sessionStorage.getItem(keyOf(owner, key));
      return value === null ? fallback : (JSON.parse(value) as T);
    } catch {
      return fallback;
    }
  },
  /** Keeps a value; does nothing while the owner is not known, or gone. */
  set(key: string, value: unknown): void {
    if (owner === null || closed) return;
    try {
      window.sessionStorage.setItem(keyOf(owner, key), JSON.stringify(value));
    } catch (error) {
      console.warn("A draft could not be kept.", error);
    }
  },
  /** Keeps nothing more, until somebody is named anew or the browser brings the page back: the person is gone from here. */
  close(): void {
    closed = true;
    onBfcacheRestore(() => {
      closed = false;
    });
  },
  /** Takes a value away. */
  remove(key: string): void {
    if (owner === null) return;
    try {
      window.sessionStorage.removeItem(keyOf(owner, key));
    } catch (error) {
      console.warn("A draft could not be taken away.", error);
    }
  },
};

/** Whose tab this is; null until the server has said so. */
export function useOwner(): string | null {
  return useSyncExternalStore(subscribe, tabStorage.owner, () => null);
}

/**
 * State that survives a reload of this tab and a sign-in of the same person, under a key of its own: a draft, a form.
 * `set` keeps, `drop` goes back to `initial` and keeps nothing. What is typed before the owner is known is kept as soon as
 * it is.
 */
export function useTabState<T>(key: string, initial: T): [value: T, set: (value: T) => void, drop: () => void] {
  const known = useOwner();
  // What this page itself set; until then the kept value is shown.
  const [own, setOwn] = useState<{ key: string; value: T; kept: boolean } | null>(null);
  const mine = own?.key === key ? own : null;
  const stored = useStored(known, key, initial);
  useEffect(() => {
    if (known !== null && mine?.kept) tabStorage.set(key, mine.value);
  }, [known, key, mine]);
  return [
    mine ? mine.value : stored,
    (value) => {
      setOwn({ key, value, kept: true });
      // At once, and not after the next drawing: the page may be left in between.
      tabStorage.set(key, value);
    },
    () => {
      setOwn({ key, value: initial, kept: false });
      tabStorage.remove(key);
    },
  ];
}

/** The kept value, read once for an owner and a key. */
function useStored<T>(known: string | null, key: string, initial: T): T {
  const [stored, setStored] = useState<{ of: string; value: T } | null>(null);
  const of = known === null ? "" : keyOf(known, key);
  if (known !== null && stored?.of !== of) {
    const value = tabStorage.read(key, initial);
    setStored({ of, value });
    return value;
  }
  return stored?.of === of ? stored.value : initial;
}
