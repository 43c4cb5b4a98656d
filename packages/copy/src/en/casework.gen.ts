// Generated from messages/*/casework.json by `make gen`. Change that file.

/** @file The server's messages about a coach's clients, saved replies and private notes. Pages show them unchanged. */

export const orderChanged = "Your saved replies have changed in the meantime. Please check the list again." as string;
export const noteRequired = "Please write something first" as string;
export const noteTooLong = "The note cannot exceed 5000 characters" as string;
