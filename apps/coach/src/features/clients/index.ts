// What other features use of a coach's clients: who they are and how they stand, never a part of their pages.
export { useAfterAcknowledging } from "./after-acknowledging";
export { nameOf, useClient, useCounts, useDashboard, useLiveClients } from "./queries";
export { flagWords, useAcknowledging } from "./urgent";
export { isLate, waitedFor } from "./waiting";
