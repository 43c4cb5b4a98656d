/** Keys of the answers that more than one noun replaces or asks for anew. Every other key belongs to its feature. */

/** The signed-in member. */
export const userKey = ["user"] as const;

/** All conversations; one is `[...conversationsKey, coachId]`. */
export const conversationsKey = ["conversations"] as const;

/** The messages from the coach that the member has not seen. */
export const unreadKey = ["unread"] as const;
