/** Query keys that several features use. Every other key belongs to its feature. */

/** The signed-in coach. */
export const profileKey = ["profile"] as const;

/** The coach's clients: the dashboard with its counts, and single clients. */
export const clientsKey = ["clients"] as const;

/** Pages of lists of clients. The dashboard's fetch refetches them: invalidate {@link clientsKey}. */
export const clientPagesKey = ["client-pages"] as const;

/** All conversations; one is `[...conversationsKey, clientId]`. */
export const conversationsKey = ["conversations"] as const;

/** The coach's sessions: coming, past, and the times to which one can be moved. */
export const sessionsKey = ["sessions"] as const;

/** Cases of the community, open or decided; one is `[...casesKey, "one", id]`. */
export const casesKey = ["cases"] as const;

/** The payment provider's events. */
export const paymentEventsKey = ["payment-events"] as const;

/** The audit log. */
export const auditKey = ["audit"] as const;

/** The coach's hours, days off and meeting link. */
export const hoursKey = ["hours"] as const;

/** How much of everything waits for an administrator. */
export const waitingKey = ["administration-waiting"] as const;

/** What visitors left. */
export const inboxKey = ["inbox"] as const;

/** The coach's public profile, picture and credentials. */
export const portfolioKey = ["portfolio"] as const;

/** Coaches as administrators look after them; one is `[...administeredCoachesKey, "one", id]`. */
export const administeredCoachesKey = ["administered-coaches"] as const;

/** The goals with clients; those with one client are `[...goalsKey, clientId]`. */
export const goalsKey = ["goals"] as const;
