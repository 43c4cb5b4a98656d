// Generated from messages/*/community-answers.json by `make gen`. Change that file.

/** @file The community's messages that both server and pages use, and the server's error messages. */

/** Anonymous is the name of an author where no thread has assigned a pseudonym. */
export const anonymous = "Anonymous User" as string;
export const tooManyTags = "A post can have 5 tags at most" as string;
export const tagLength = "Each tag must be 2 to 30 characters" as string;
/** Suspended names the first day on which the member may write again. */
export const suspended = (v: { date: string | number }) => `You can read along. You can post again on ${v.date}.`;
