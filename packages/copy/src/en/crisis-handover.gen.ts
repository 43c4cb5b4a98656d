// Generated from messages/*/crisis-handover.json by `make gen`. Change that file.

/** @file The messages about a coach's call for the team, from server and page. */

export const notOpen = "This was closed already, so the team wasn't alerted." as string;
export const noteTooLong = "The note can have up to 500 characters" as string;
