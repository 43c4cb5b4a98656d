import type { ThreadMessage } from "@aangan/product/conversation/thread.ts";
import type { MessageStatus } from "@aangan/ui/chat/types.ts";

/** How far the other side's clients have received and seen, as message numbers. */
export interface Receipt {
  deliveredSeq: number;
  readSeq: number;
}

const rank: Record<MessageStatus, number> = { failed: 0, waiting: 1, queued: 1, sent: 2, delivered: 3, read: 4 };

/**
 * Merges messages without duplicates, in the conversation's order; unstored ones are last, in the order written. A
 * status only grows, so responses may arrive in any order.
 */
export function mergeMessages(known: readonly ThreadMessage[], incoming: readonly ThreadMessage[]): ThreadMessage[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of incoming) {
    const before = byId.get(message.id);
    const keepStatus = before?.seq != null && message.seq != null && rank[before.status] > rank[message.status];
    // A copy that is not stored never replaces the stored one, nor does an earlier version.
    if (before?.seq != null && message.seq == null) continue;
    const isOlder = before?.seq != null && (before.version ?? 1) > (message.version ?? 1);
    const current = isOlder ? { ...before, status: message.status } : message;
    byId.set(message.id, keepStatus ? { ...current, status: before.status } : current);
  }
  return [...byId.values()].sort(inOrder);
}

function inOrder(a: ThreadMessage, b: ThreadMessage): number {
  if (a.seq !== null && b.seq !== null) return a.seq - b.seq;
  if (a.seq !== null) return -1;
  if (b.seq !== null) return 1;
  return a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0;
}

/** Raises the status of the user's own messages to the positions of a receipt. */
export function applyReceipt(messages: readonly ThreadMessage[], receipt: Receipt): ThreadMessage[] {
  return messages.map((message) => {
    if (!message.mine || message.seq === null) return message;
    const status: MessageStatus =
      message.seq <= receipt.readSeq ? "read" : message.seq <= receipt.deliveredSeq ? "delivered" : "sent";
    return rank[status] > rank[message.status] ? { ...message, status } : message;
  });
}

/** The newest stored message of the other side, or undefined. */
export function newestReceived(messages: readonly ThreadMessage[]): ThreadMessage | undefined {
  return messages.findLast((message) => !message.mine && message.seq !== null);
}
