// Generated from messages/*/left.json by `make gen`. Change that file.

/** @file The notice on the sign-in page after the member has deleted their account. */

export const title = "Your account is closed" as string;
export const text = "Everything in it is being deleted. Take care of yourself." as string;
