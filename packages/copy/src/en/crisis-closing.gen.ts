// Generated from messages/*/crisis-closing.json by `make gen`. Change that file.

/** @file The messages about input that closes a possible crisis, from server and page. */

export const chooseOutcome = "Choose what happened" as string;
export const noteRequired = "Add a short note about what happened" as string;
export const noteTooLong = "The note can have up to 2000 characters" as string;
export const noteControls = "The note has characters we can't save. Please type it again." as string;
