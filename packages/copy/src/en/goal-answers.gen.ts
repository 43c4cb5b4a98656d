// Generated from messages/*/goal-answers.json by `make gen`. Change that file.

/** @file The server's messages about goals, which pages show unchanged, and the member's notifications about them. */

export const notFound = "This goal is not there any more.";
export const earlier = "This was with a coach you had before. You can read it, but it stays as it is.";
export const noCoach = "Choose a coach first. A goal is something two people agree on.";
export const changed = "This goal has changed in the meantime. Please read it again first.";
export const titleTooShort = "Please write at least 3 characters";
