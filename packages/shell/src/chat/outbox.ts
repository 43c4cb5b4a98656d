import type { Attachment } from "@aangan/ui/attachment/types.ts";
import { useMemo, useSyncExternalStore } from "react";
import { tabStorage, useTabState } from "../session/tab-storage";

/** A message that was written and is not known to be stored. */
export interface OutboxItem {
  /** Made here and kept for every try, so that a repeat finds the stored message instead of adding one. */
  id: string;
  /** The other person: a coach's id in the member app, a client's in the coach portal. */
  peerId: string;
  text: string;
  /** A file that is uploaded already and goes along. */
  attachment?: Attachment | null;
  createdAt: string;
  status: "waiting" | "failed";
  /** No server was reached, or none that could answer: it is tried again by itself, in its turn. */
  unreachable: boolean;
}

const outboxKey = "outbox";

const empty: readonly OutboxItem[] = [];
let items: readonly OutboxItem[] = empty;
/** Whose messages these are; null while nobody was named and there is only what was written on this page. */
let of: string | null = null;
const listeners = new Set<() => void>();

function current(): readonly OutboxItem[] {
  const owner = tabStorage.owner();
  if (owner !== of) {
    const written = of === null ? items : empty;
    of = owner;
    // What was on its way when the page was left may or may not have arrived; a repeat with its id is harmless.
    const kept = tabStorage
      .read<OutboxItem[]>(outboxKey, [])
      .filter(({ id }) => !written.some((item) => item.id === id))
      .map((item) => (item.status === "waiting" ? { ...item, status: "failed" as const, unreachable: true } : item));
    items = [...kept, ...written];
    if (written.length > 0) tabStorage.set(outboxKey, items);
  }
  return items;
}

function replace(next: readonly OutboxItem[]): void {
  items = next;
  tabStorage.set(outboxKey, next);
  for (const listener of listeners) listener();
}

/** The messages on their way, of the person whose tab this is. Browser only. */
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
  /** Adds a new message to one person; whoever stands in the frame sends it. */
  write(peerId: string, text: string, attachment: Attachment | null): void {
    const createdAt = new Date().toISOString();
    outbox.put({
      id: crypto.randomUUID(),
      peerId,
      text,
      attachment,
      createdAt,
      status: "waiting",
      unreachable: false,
    });
  },
  /** Calls back when anything may have changed; returns the way to stop. */
  subscribe,
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const named = tabStorage.subscribe(listener);
  return () => {
    listeners.delete(listener);
    named();
  };
}

/** The messages to one person that are on their way, oldest first. */
export function useOutbox(peerId: string): readonly OutboxItem[] {
  const all = useSyncExternalStore(subscribe, current, () => empty);
  return useMemo(() => all.filter((item) => item.peerId === peerId), [all, peerId]);
}

/** Under what the tab keeps what is typed to a person. */
const draftKey = (peerId: string) => `draft_${peerId}`;

/** Takes away what was typed to a person whose conversation is not shown now: it was sent. Browser only. */
export function dropDraft(peerId: string): void {
  tabStorage.remove(draftKey(peerId));
}

/** What is being typed to a person and not sent. It survives a reload of this tab. Browser only. */
export function useDraft(peerId: string): [draft: string, setDraft: (text: string) => void] {
  const [draft, setDraft] = useTabState(draftKey(peerId), "");
  return [draft, setDraft];
}
