import { ApiError } from "@aangan/api/errors";
import type { ThreadMessage } from "@aangan/product/conversation/thread.ts";
import type { OutboxItem } from "./outbox";

/** A message as it is sent. */
export interface Outgoing {
  /** Makes a repeat harmless. */
  id: string;
  text: string;
  attachmentId?: string;
}

/** What {@link deliver} works with. */
export interface DeliveryOptions {
  /** Who is written to. */
  peerId: string;
  /** All items, oldest first, and the ways to change them. */
  outbox: { all: () => readonly OutboxItem[]; put: (item: OutboxItem) => void; remove: (id: string) => void };
  /** Sends one. Throws an `ApiError`. */
  post: (message: Outgoing) => Promise<ThreadMessage>;
  /** The message is stored; called before it leaves the outbox. */
  onStored: (message: ThreadMessage) => void;
  /** The server refused it: it waits for the person. */
  onRefused: (error: Error) => void;
}

/** Answers that say nothing of the message: the same may go through in a moment. */
const passing: readonly number[] = [0, 429, 502, 503, 504];

/** Whether a failed call says only that nobody could be reached who decides. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && passing.includes(error.status);
}

const running = new Map<string, Promise<boolean>>();

/**
 * Sends what waits for one person, one after the other in the order written, until all is through or nobody is reached.
 * One run at a time and person: who asks meanwhile gets the running one, which takes along what was added. Resolves whether
 * nothing waits any more.
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
      // In the same step as the look: what is added from here on begins a new run.
      running.delete(peerId);
      return true;
    }
    try {
      const { id, text, attachment } = item;
      const stored = await post({ id, text, ...(attachment ? { attachmentId: attachment.id } : {}) });
      onStored(stored);
      outbox.remove(item.id);
    } catch (error) {
      const unreachable = isPassing(error);
      // Heard meanwhile, from the event stream, that it is stored: nothing failed.
      const known = outbox.all().some(({ id }) => id === item.id);
      if (known) outbox.put({ ...item, status: "failed", unreachable });
      // What was written after it must not overtake it.
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
