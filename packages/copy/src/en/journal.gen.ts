// Generated from messages/*/journal.json by `make gen`. Change that file.

/** @file The server's messages about the private journal. Pages show them unchanged. */

export const notFound = "This entry is no longer here." as string;
export const full = "Your journal is full, with 5000 entries. Delete one you no longer need." as string;
export const newer = "This entry was changed somewhere else since you opened it." as string;
