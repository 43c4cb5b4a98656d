// Generated from messages/*/library.json by `make gen`. Change that file.

/** @file The server's messages about the self-care library. Pages show them unchanged. */

export const notFound = "This piece is not in the library any more.";
