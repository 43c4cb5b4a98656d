// Generated from messages/*/scheduling.json by `make gen`. Change that file.

/** @file The server's messages about sessions and hours. Pages show them unchanged. */

export const noteTooLong = "The note cannot exceed 500 characters";
export const isOver = "This session is over.";
export const lastBeforeFirst = "The last day cannot be before the first";
export const linkInvalid = "The link has to begin with https://";
export const linkTooLong = "The link cannot exceed 300 characters";
