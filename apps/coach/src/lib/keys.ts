/** Keys of the answers that more than one noun replaces or asks for anew. Every other key belongs to its feature. */

/** The signed-in coach. */
export const profileKey = ["profile"] as const;

/** The coach's clients. */
export const clientsKey = ["clients"] as const;

/** All conversations; one is `[...conversationsKey, clientId]`. */
export const conversationsKey = ["conversations"] as const;
