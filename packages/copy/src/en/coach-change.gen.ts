// Generated from messages/*/coach-change.json by `make gen`. Change that file.

/** @file The texts of the dialog that lists the effects of changing the coach before the member confirms it. */

export const title = (v: { coachName: string | number }) => `Change from ${v.coachName}?`;
export const switchTitle = (v: { coachName: string | number; newName: string | number }) => `Change from ${v.coachName} to ${v.newName}?`;
export const checking = "Checking what would change" as string;
export const checkFailed = "We couldn't check what would change" as string;
export const cancelled = (v: { count: number }) => `${v.count === 1 ? `This session will be canceled:` : `These ${v.count} sessions will be canceled:`}`;
export const notCounted = (v: { count: number; firstName: string | number }) => `${v.count === 1 ? `It won't count, and we'll let ${v.firstName} know.` : `They won't count, and we'll let ${v.firstName} know.`}`;
export const noSessions = "You have no upcoming sessions, so nothing will be canceled." as string;
export const conversation = (v: { firstName: string | number }) => `${v.firstName} will no longer see your chat. You can still read it.`;
export const nextSuggestions = "Next, choose another coach. We'll suggest a few." as string;
export const nextCoach = (v: { newName: string | number }) => `${v.newName} will be your coach and will say hello in a first message.`;
export const confirm = "Change Coach" as string;
export const keepCoach = "Keep my coach" as string;
