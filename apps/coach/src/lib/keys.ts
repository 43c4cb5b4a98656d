/** Keys of the answers that more than one noun replaces or asks for anew. Every other key belongs to its feature. */

/** The signed-in coach. */
export const profileKey = ["profile"] as const;

/** What is known of the coach's clients: the dashboard with its counts, and one client at a time. */
export const clientsKey = ["clients"] as const;

/** Pages of lists of clients. They are read anew by themselves after the dashboard was: ask for {@link clientsKey}. */
export const clientPagesKey = ["client-pages"] as const;

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

/** How much of everything waits for an administrator. */
export const waitingKey = ["administration-waiting"] as const;

/** What visitors left. */
export const inboxKey = ["inbox"] as const;

/** What the coach shows of themselves: profile, picture, credentials. */
export const portfolioKey = ["portfolio"] as const;

/** Coaches as administrators look after them; one is `[...administeredCoachesKey, "one", id]`. */
export const administeredCoachesKey = ["administered-coaches"] as const;

/** What the coach and their clients agree on; with one of them it is `[...goalsKey, clientId]`. */
export const goalsKey = ["goals"] as const;
