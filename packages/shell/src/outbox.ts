import { useMemo, useState, useSyncExternalStore } from "react";

/** A message that was written and is not known to be stored. */
export interface OutboxItem {
  /** Made here and kept for every try, so that a repeat finds the stored message instead of adding one. */
  id: string;
  /** The other person: a coach's id in the member app, a client's in the coach portal. */
  peerId: string;
  text: string;
  createdAt: string;
  status: "waiting" | "failed";
  /** No answer came: worth trying again by itself once the connection is back. */
  unreachable: boolean;
}

const outboxKey = "aangan_outbox";
const draftKey = (peerId: string) => `aangan_draft_${peerId}`;

// Session storage: what is typed survives a reload and is gone with the tab, since other people may use this device.
function read<T>(key: string, fallback: T): T {
  try {
    const value = window.sessionStorage.getItem(key);
    return value === null ? fallback : (JSON.parse(value) as T);
  } catch {
    return fallback;
  }
}

function write(key: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn("A draft could not be kept.", error);
  }
}

const empty: readonly OutboxItem[] = [];
let items: readonly OutboxItem[] | undefined;
const listeners = new Set<() => void>();

function current(): readonly OutboxItem[] {
  // What was on its way when the page was left may or may not have arrived: the person decides, and a repeat is harmless.
  items ??= read<OutboxItem[]>(outboxKey, []).map((item) => ({
    ...item,
    status: "failed" as const,
    unreachable: true,
  }));
  return items;
}

function replace(next: readonly OutboxItem[]): void {
  items = next;
  write(outboxKey, next);
  for (const listener of listeners) listener();
}

/** The messages on their way. Browser only. */
export const outbox = {
  all: current,
  /** Adds a message or puts its new state in place of the old. */
  put(item: OutboxItem): void {
    const others = current().filter(({ id }) => id !== item.id);
    replace([...others, item].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1)));
  },
  /** The message is stored, or given up. */
  remove(id: string): void {
    if (current().some((item) => item.id === id)) replace(current().filter((item) => item.id !== id));
  },
};

/** The messages to one person that are on their way, oldest first. */
export function useOutbox(peerId: string): readonly OutboxItem[] {
  const all = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current,
    () => empty,
  );
  return useMemo(() => all.filter((item) => item.peerId === peerId), [all, peerId]);
}

/** What was typed to a person and not sent. */
const drafts = {
  of: (peerId: string): string => read(draftKey(peerId), ""),
  keep: (peerId: string, text: string): void => write(draftKey(peerId), text),
};

/** What is being typed to a person. It survives a reload of this tab. Browser only. */
export function useDraft(peerId: string): [draft: string, setDraft: (text: string) => void] {
  const [draft, set] = useState(() => drafts.of(peerId));
  return [
    draft,
    (text) => {
      set(text);
      drafts.keep(peerId, text);
    },
  ];
}
