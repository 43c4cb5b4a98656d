/**
 * Where a sent message stands. Waiting: not yet taken by the server. Failed: the server refused it or could not be
 * reached; the person can send it again.
 */
export type MessageStatus = "waiting" | "sent" | "delivered" | "read" | "failed";
