// Generated from messages/*/moderation.json by `make gen`. Change that file.

/** @file The server's messages to the community's moderators, and the member's notification. Others may see the screen, so the notification contains no details. */

export const taken = "Someone else is reviewing this right now." as string;
export const decided = "This was already decided." as string;
export const wordsChanged = "The text, or the reports about it, have changed since you read them. Please read them again." as string;
export const chooseOutcome = "Choose a decision" as string;
export const suspendDays = "Choose between 0 and 30 days" as string;
export const noteTooLong = "The note cannot exceed 2000 characters" as string;
export const ownWords = "You wrote this yourself. You can edit or delete it." as string;
