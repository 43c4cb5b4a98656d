/**
 * Prefix of the companions' names in the outbox. Their messages are sent by their own stream; every other peer of the
 * outbox is a coach's id.
 */
export const companionPeer = "companion-";
