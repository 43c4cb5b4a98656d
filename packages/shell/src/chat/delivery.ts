import { ApiError, isUnavailable } from "@aangan/api/errors";
import type { ThreadMessage } from "@aangan/product/conversation/thread.ts";
import type { OutboxItem } from "./outbox";

/** A message as it is sent. */
export interface Outgoing {
  /** Makes a repeat harmless. */
  id: string;
  text: string;
  attachmentId?: string;
  /** Id of the message that this one answers. */
  replyTo?: string;
}

/** Options of {@link deliver}. */
export interface DeliveryOptions {
  /** The recipient. */
  peerId: string;
  /** All items, oldest first, with functions to change them. */
  outbox: { all: () => readonly OutboxItem[]; put: (item: OutboxItem) => void; remove: (id: string) => void };
  /** Sends one. Throws an `ApiError`. */
  post: (message: Outgoing) => Promise<ThreadMessage>;
  /** The message is stored; called before it leaves the outbox. */
  onStored: (message: ThreadMessage) => void;
  /** The server rejected it; the user decides what to do with it. */
  onRefused: (error: Error) => void;
}

/** Reports whether a failed call is transient, so that a retry may succeed: no response, or no decision. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || isUnavailable(error.status));
}

/** Reports whether the server rejected a message because of the message that it answers. */
function isReplyRejected(error: unknown): boolean {
  return error instanceof ApiError && error.fields.some(({ field }) => field === "replyTo");
}

const running = new Map<string, Promise<boolean>>();

/**
 * Sends the queued messages to one peer in order. A call during a run shares it; the run also sends messages added
 * since. Resolves to false if the server was unreachable, true once none is left to send.
 */
export function deliver(options: DeliveryOptions): Promise<boolean> {
  const { peerId } = options;
  const present = running.get(peerId);
  if (present) return present;
  const run = Promise.resolve().then(() => drain(options));
  running.set(peerId, run);
  return run;
}

async function drain({ peerId, outbox, post, onStored, onRefused }: DeliveryOptions): Promise<boolean> {
  for (;;) {
    const item = outbox.all().find((one) => one.peerId === peerId && (one.status === "waiting" || one.unreachable));
    if (!item) {
      // In the same task as the check: a message added from here on starts a new run.
      running.delete(peerId);
      return true;
    }
    try {
      const { id, text, attachment, replyTo } = item;
      const stored = await post({
        id,
        text,
        ...(attachment ? { attachmentId: attachment.id } : {}),
        ...(replyTo ? { replyTo: replyTo.id } : {}),
      });
      onStored(stored);
      outbox.remove(item.id);
    } catch (error) {
      const unreachable = isTransient(error);
      // If a live event has reported it as stored, nothing failed.
      const known = outbox.all().some(({ id }) => id === item.id);
      // What it answers was deleted since: a retry sends it without the quote.
      const replyTo = isReplyRejected(error) ? null : (item.replyTo ?? null);
      if (known) outbox.put({ ...item, replyTo, status: "failed", unreachable });
      // Later messages must not overtake it.
      if (unreachable) {
        for (const other of outbox.all()) {
          if (other.peerId === peerId && other.status === "waiting") {
            outbox.put({ ...other, status: "failed", unreachable: true });
          }
        }
        running.delete(peerId);
        return false;
      }
      if (known) onRefused(error instanceof Error ? error : new Error(String(error)));
    }
  }
}
