import type { MessageQuote } from "@aangan/product/conversation/thread.ts";
import type { Attachment } from "@aangan/ui/attachment/types.ts";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { tabStorage, useTabState } from "../session/tab-storage";

/** A message that is not known to be stored. */
export interface OutboxItem {
  /** Made by the client and kept for every attempt, so that a repeat finds the stored message instead of adding one. */
  id: string;
  /** The other person: a coach's id in the member app, a client's in the coach portal. */
  peerId: string;
  text: string;
  /** The uploaded file of the message. */
  attachment?: Attachment | null;
  /** The message that this one answers. */
  replyTo?: MessageQuote | null;
  createdAt: string;
  status: "waiting" | "failed";
  /** The server was unreachable, or could not decide: it is retried automatically, in order. */
  unreachable: boolean;
}

const outboxKey = "outbox";

const empty: readonly OutboxItem[] = [];
let items: readonly OutboxItem[] = empty;
/** The owner of these messages; null before the user is known, when all are from this page. */
let loadedOwner: string | null = null;
const listeners = new Set<() => void>();

function current(): readonly OutboxItem[] {
  const owner = tabStorage.owner();
  if (owner !== loadedOwner) {
    const written = loadedOwner === null ? items : empty;
    loadedOwner = owner;
    // A message in flight at unload may have been stored. Mark it for retry: its id makes a repeat idempotent.
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

/** The unsent messages of the tab's owner. Browser only. */
export const outbox = {
  all: current,
  /** Adds a message or puts its new state in place of the old. */
  put(item: OutboxItem): void {
    const others = current().filter(({ id }) => id !== item.id);
    replace([...others, item].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1)));
  },
  /** Removes a message that was stored or discarded. */
  remove(id: string): void {
    if (current().some((item) => item.id === id)) replace(current().filter((item) => item.id !== id));
  },
  /** Adds a new message to a peer, as an answer to its reply target; the frame's flusher sends it. */
  write(peerId: string, text: string, attachment: Attachment | null): void {
    const replyTo = replyTargets.get(peerId) ?? null;
    setReplyTarget(peerId, null);
    const createdAt = new Date().toISOString();
    outbox.put({
      id: crypto.randomUUID(),
      peerId,
      text,
      attachment,
      replyTo,
      createdAt,
      status: "waiting",
      unreachable: false,
    });
  },
  /** Calls `listener` after every change; returns a function that unsubscribes. */
  subscribe,
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = tabStorage.subscribe(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}

/** Returns the unsent messages to a peer, oldest first. */
export function useOutbox(peerId: string): readonly OutboxItem[] {
  const all = useSyncExternalStore(subscribe, current, () => empty);
  return useMemo(() => all.filter((item) => item.peerId === peerId), [all, peerId]);
}

/** The messages that the next message to each peer answers, until it is written or the page is left. */
const replyTargets = new Map<string, MessageQuote>();

/** Sets or clears the message that the next message to a peer answers. */
export function setReplyTarget(peerId: string, quote: MessageQuote | null): void {
  if (quote) replyTargets.set(peerId, quote);
  else if (!replyTargets.delete(peerId)) return;
  for (const listener of listeners) listener();
}

/** Returns the message that the next message to a peer answers, or null. */
export function useReplyTarget(peerId: string): MessageQuote | null {
  const target = useCallback(() => replyTargets.get(peerId) ?? null, [peerId]);
  return useSyncExternalStore(subscribe, target, () => null);
}

/** Tab storage key of a peer's draft. */
const draftKey = (peerId: string) => `draft_${peerId}`;

/** Deletes the draft for a peer whose conversation is not shown: it was sent. Browser only. */
export function dropDraft(peerId: string): void {
  tabStorage.remove(draftKey(peerId));
}

/** The draft for a peer. It survives a reload of this tab. Browser only. */
export function useDraft(peerId: string): [draft: string, setDraft: (text: string) => void] {
  const [draft, setDraft] = useTabState(draftKey(peerId), "");
  return [draft, setDraft];
}
