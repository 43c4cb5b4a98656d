/** Keys of the answers that more than one noun replaces or asks for anew. Every other key belongs to its feature. */

/** The signed-in coach. */
export const profileKey = ["profile"] as const;

/** The coach's clients. */
export const clientsKey = ["clients"] as const;

/** All conversations; one is `[...conversationsKey, clientId]`. */
export const conversationsKey = ["conversations"] as const;

/** Everything about sessions: what is to come, what is past, the times one can be moved to. */
export const sessionsKey = ["sessions"] as const;

/** Cases of the community that somebody has to look at, or looked at; one is `[...casesKey, "one", id]`. */
export const casesKey = ["cases"] as const;

/** What the payment provider told. */
export const paymentEventsKey = ["payment-events"] as const;

/** The log of what was done in the administration. */
export const auditKey = ["audit"] as const;

/** The coach's hours, days off and meeting link. */
export const hoursKey = ["hours"] as const;
