// Generated from messages/*/coach-change.json by `make gen`. Change that file.

/** @file The texts of the dialog that lists the effects of changing the coach before the member confirms it. */

export const title = (v: { coachName: string | number }) => `Change from ${v.coachName}?`;
export const switchTitle = (v: { coachName: string | number; newName: string | number }) => `Change from ${v.coachName} to ${v.newName}?`;
export const checking = "Looking up what would change";
export const checkFailed = "What would change could not be loaded";
export const cancelled = (v: { count: number }) => `${v.count === 1 ? `This session is cancelled:` : `These ${v.count} sessions are cancelled:`}`;
export const notCounted = (v: { count: number; firstName: string | number }) => `${v.count === 1 ? `It does not count, and ${v.firstName} is told.` : `They do not count, and ${v.firstName} is told.`}`;
export const noSessions = "You have no session ahead, so nothing is cancelled.";
export const conversation = (v: { firstName: string | number }) => `${v.firstName} will no longer see your conversation. You can still read it.`;
export const nextSuggestions = "Next you choose someone else. We suggest a few people.";
export const nextCoach = (v: { newName: string | number }) => `${v.newName} is your coach from then on, and says hello in a first message.`;
export const confirm = "Change Coach";
export const keepCoach = "Keep my coach";
