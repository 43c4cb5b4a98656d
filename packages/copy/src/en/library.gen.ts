// Generated from messages/*/library.json by `make gen`. Change that file.

/** @file The server's messages about the self-care library. Pages show them unchanged. */

export const notFound = "This practice or reading is no longer in Resources." as string;
