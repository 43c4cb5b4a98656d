/**
 * How the outbox's names of companions begin. What is written to them goes out by their own stream; every other peer of the
 * outbox is a coach, under their id.
 */
export const companionPeer = "companion-";
