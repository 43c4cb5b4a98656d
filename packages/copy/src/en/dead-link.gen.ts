// Generated from messages/*/dead-link.json by `make gen`. Change that file.

/** @file The texts for an expired or incomplete link from an email. */

export const heading = "This link no longer works" as string;
export const incomplete = "Part of the link is missing. Open the email and tap its link again." as string;
