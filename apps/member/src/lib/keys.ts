/** Query keys that several features use. Every other key belongs to its feature. */

/** The signed-in member. */
export const userKey = ["user"] as const;

/** The member's trial and plan. */
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

/** The bell's notifications. */
export const notificationsKey = ["notifications"] as const;

/** The goals of the member with their coaches. */
export const goalsKey = ["goals"] as const;
