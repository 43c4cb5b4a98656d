// Generated from messages/*/coach-clients.json by `make gen`. Change that file.

/** @file The texts of the Clients tab: the list, the waiting clients and the urgent ones. */

export const search = "Search clients" as string;
export const filter = "Engagement" as string;
export const allEngagement = "All engagement" as string;
export const shown = (v: { count: number }) => `${v.count === 1 ? `${v.count} client shown` : `${v.count} clients shown`}`;
export const waiting = (v: { count: number }) => `${v.count === 1 ? `${v.count} client is waiting for a reply.` : `${v.count} clients are waiting for a reply.`}`;
export const nobodyWaits = "No one is waiting for a reply." as string;
export const longest = (v: { clientName: string | number; duration: string | number }) => `${v.clientName} has waited the longest: ${v.duration}.`;
export const only = (v: { clientName: string | number; duration: string | number }) => `${v.clientName} has been waiting ${v.duration}.`;
export const waits = (v: { duration: string | number }) => `Waiting ${v.duration}`;
export const waitsLate = (v: { duration: string | number }) => `Late, waiting ${v.duration}`;
export const answerBy = (v: { when: string | number }) => `reply by ${v.when}`;
export const wasDue = (v: { when: string | number }) => `reply was due ${v.when}`;
export const typing = (v: { clientName: string | number }) => `${v.clientName} is typing`;
export const goes = (v: { when: string | number }) => `Chat will be deleted by ${v.when}`;
export const noMatch = "No client matches" as string;
export const showAll = "Show all clients" as string;
export const today = (v: { time: string | number }) => `today at ${v.time}`;
export const tomorrow = (v: { time: string | number }) => `tomorrow at ${v.time}`;
export const yesterday = (v: { time: string | number }) => `yesterday at ${v.time}`;
/** {day} is "Mon, Nov 23". */
export const dayAndTime = (v: { day: string | number; time: string | number }) => `${v.day} at ${v.time}`;
/** The shortest waiting time, within a line: "Waiting less than a minute". */
export const momentsAgo = "less than a minute" as string;
