/**
 * Status of a sent message.
 * - Waiting: in flight.
 * - Queued: the server was unreachable; it is sent automatically later, unless discarded.
 * - Failed: the server rejected it; the person can resend or discard it.
 */
export type MessageStatus = "waiting" | "queued" | "sent" | "delivered" | "read" | "failed";

/** A notice about a message, before its text: for a coach, that it may indicate a crisis. */
export interface MessageFlag {
  /** One or two words. */
  label: string;
  /** `urgent` is for safety and nothing else. */
  tone: "urgent" | "caution";
}
