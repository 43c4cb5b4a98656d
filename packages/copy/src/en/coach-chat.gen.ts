// Generated from messages/*/coach-chat.json by `make gen`. Change that file.

/** @file The texts that only the coach's side of a conversation shows. */

export const waits = (v: { clientName: string | number; duration: string | number; when: string | number }) => `${v.clientName} has been waiting ${v.duration}. Reply by ${v.when}.`;
export const late = (v: { clientName: string | number; duration: string | number; when: string | number }) => `${v.clientName} has been waiting ${v.duration}. A reply was due ${v.when}.`;
export const deletion = (v: { clientName: string | number; when: string | number }) => `${v.clientName} asked to delete this chat. Everything written before that will be deleted by ${v.when}, for both of you, unless they undo it.`;
export const flagged = (v: { clientName: string | number }) => `${v.clientName} may be in crisis.`;
export const flaggedConcern = (v: { clientName: string | number }) => `${v.clientName} wrote something worth a closer look.`;
export const flaggedIn = (v: { places: string | number }) => `Written in ${v.places}.`;
export const flaggedAt = (v: { ago: string | number }) => `Flagged ${v.ago}.`;
/** The place of flagged text, for FlaggedIn. */
export const inMessage = "a message" as string;
export const inGoal = "a goal" as string;
export const inGoalTakenBack = "a goal they've since taken back" as string;
export const inNothing = "something that's no longer here" as string;
export const markedConcern = "Worth a closer look" as string;
export const markedHelp = "Urgent" as string;
export const notes = (v: { clientName: string | number }) => `Private notes about ${v.clientName}`;
export const stale = "Failed to fetch new messages." as string;
/** Under a flagged message whose text has changed or is gone. */
export const textKept = (v: { clientName: string | number }) => `${v.clientName} changed this after it was flagged. The team on call can see the earlier text until the crisis is closed.`;
