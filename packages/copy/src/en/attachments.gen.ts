// Generated from messages/*/attachments.json by `make gen`. Change that file.

/** @file The server's messages about files in a conversation. The messages for a file that is too large or empty are in Chat, because pages show them before the upload. */

export const oneFile = "Please send one file at a time" as string;
export const unreadable = "The whole file didn't arrive. Please try again." as string;
export const busy = "Many files are being sent right now. Please try again in a moment." as string;
export const voiceName = "voice message" as string;
