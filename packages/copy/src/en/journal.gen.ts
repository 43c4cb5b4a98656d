// Generated from messages/*/journal.json by `make gen`. Change that file.

/** @file The server's messages about the private journal. Pages show them unchanged. */

export const notFound = "This page is not there any more.";
export const full = "Your journal holds 5000 pages, which is all it has room for. Please delete one that you no longer need.";
export const newer = "This page was changed somewhere else since you opened it.";
