/** Keys of the answers that more than one noun replaces or asks for anew. Every other key belongs to its feature. */

/** The signed-in member. */
export const userKey = ["user"] as const;

/** How the member stands: their free trial and their plan. */
export const subscriptionKey = ["subscription-status"] as const;

/** All conversations; one is `[...conversationsKey, coachId]`. */
export const conversationsKey = ["conversations"] as const;

/** The messages from the coach that the member has not seen. */
export const unreadKey = ["unread"] as const;

/** Everything about coaches: the list, one of them, suggestions, times. */
export const coachesKey = ["coaches"] as const;

/** The member's sessions. */
export const sessionsKey = ["sessions"] as const;

/** How far the member is with getting started. */
export const progressKey = ["user-preferences"] as const;

/** What the bell tells. */
export const notificationsKey = ["notifications"] as const;

/** What the member and their coaches agree on. */
export const goalsKey = ["goals"] as const;
