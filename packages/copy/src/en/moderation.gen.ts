// Generated from messages/*/moderation.json by `make gen`. Change that file.

/** @file The server's messages to the community's moderators, and the member's notification. Others may see the screen, so the notification contains no details. */

export const taken = "Somebody else is looking at this right now.";
export const decided = "This has been decided already.";
export const wordsChanged = "The words, or what was said about them, have changed since you read them. Please read them again.";
export const chooseOutcome = "Please choose what becomes of it";
export const suspendDays = "Please choose between 0 and 30 days";
export const noteTooLong = "The note cannot exceed 2000 characters";
export const ownWords = "You wrote this yourself. You can change it or take it back.";
