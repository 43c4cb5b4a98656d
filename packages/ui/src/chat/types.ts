/**
 * Where a sent message stands. Waiting: on its way to the server. Queued: no server was reached, it goes by itself when one
 * is, unless it is discarded. Failed: the server refused it; the person can send it again or discard it.
 */
export type MessageStatus = "waiting" | "queued" | "sent" | "delivered" | "read" | "failed";

/** What somebody has to see about a message before its words: on a coach's side, that they sound like a crisis. */
export interface MessageFlag {
  /** One or two words. */
  label: string;
  /** `urgent` is for safety and nothing else. */
  tone: "urgent" | "caution";
}
