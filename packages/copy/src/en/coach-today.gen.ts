// Generated from messages/*/coach-today.json by `make gen`. Change that file.

/** @file The texts of the panel next to the client list: today's sessions, and clients who wait for a reply. */

export const title = "Today" as string;
export const yourTime = (v: { zone: string | number }) => `Your time, ${v.zone}`;
export const sessions = (v: { count: number }) => `${v.count === 1 ? `${v.count} session` : `${v.count} sessions`}`;
export const waits = (v: { count: number }) => `${v.count === 1 ? `${v.count} client waiting` : `${v.count} clients waiting`}`;
export const quiet = "No sessions today, and no one is waiting." as string;
export const noSessions = "No sessions today." as string;
export const noneLeft = "No more sessions today." as string;
export const waiting = "Waiting for a reply" as string;
export const answerBy = (v: { when: string | number }) => `Reply by ${v.when}`;
export const left = (v: { duration: string | number }) => `${v.duration} left`;
export const overdue = (v: { duration: string | number }) => `Overdue by ${v.duration}`;
export const promisedBy = (v: { when: string | number }) => `Was due ${v.when}`;
export const minutesShort = (v: { count: string | number }) => `${v.count} min`;
export const hoursShort = (v: { count: string | number }) => `${v.count} h`;
export const daysShort = (v: { count: string | number }) => `${v.count} days`;
export const allWaiting = "All waiting clients" as string;
export const allSessions = "All sessions" as string;
export const hours = "Weekly hours" as string;
export const hoursNone = "You haven't published any hours yet." as string;
export const hoursChange = "Change hours" as string;
export const hoursSet = "Set hours" as string;
export const hoursLine = (v: { days: string | number; range: string | number }) => `${v.days}, ${v.range}.`;
export const hoursOff = (v: { days: string | number }) => `Days off: ${v.days}.`;
export const hoursRange = (v: { first: string | number; last: string | number }) => `${v.first} to ${v.last}`;
export const hoursFailed = "Failed to load your hours." as string;
