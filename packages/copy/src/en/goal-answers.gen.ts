// Generated from messages/*/goal-answers.json by `make gen`. Change that file.

/** @file The server's messages about goals, which pages show unchanged, and the member's notifications about them. */

export const notFound = "This goal is no longer here." as string;
export const earlier = "This goal is from a coach you had before. You can read it, but not change it." as string;
export const noCoach = "Choose a coach first. You set goals together." as string;
export const changed = "This goal has changed in the meantime. Please read it again first." as string;
export const titleTooShort = "Please write at least 3 characters" as string;
