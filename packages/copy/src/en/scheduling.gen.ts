// Generated from messages/*/scheduling.json by `make gen`. Change that file.

/** @file The server's messages about sessions and hours. Pages show them unchanged. */

export const noteTooLong = "The note cannot exceed 500 characters" as string;
export const isOver = "This session is over." as string;
export const lastBeforeFirst = "The last day can't be before the first" as string;
export const linkInvalid = "The link must start with https://" as string;
export const linkTooLong = "The link cannot exceed 300 characters" as string;
