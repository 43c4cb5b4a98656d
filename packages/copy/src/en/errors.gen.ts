// Generated from messages/*/errors.json by `make gen`. Change that file.

/** @file The general error messages: the server's, and the pages' own for a failed request. */

/** Titles and general messages. */
export const somethingWrong = "Something went wrong. Please try again." as string;
/** Errors of the request. */
export const signedOut = "Please log in to continue." as string;
export const notFound = "We couldn't find what you asked for." as string;
export const conflict = "This has changed in the meantime. Please check it again." as string;
export const tooLarge = "What you sent is too large." as string;
export const busy = "Many people are logging in right now. Please try again in a moment." as string;
/** Errors of a part that the product needs. Unavailable is about all data, the others say what still works. */
export const unavailable = "We can't load or save anything right now. Please try again in a moment." as string;
/** Sign-in and accounts. */
export const badCredentials = "Invalid username or password. Please try again." as string;
export const usernameTaken = "Username already exists or validation failed" as string;
/** Passwords and addresses. */
export const wrongPassword = "This isn't your password. Please try again." as string;
export const somethingWrongTitle = "Something went wrong" as string;
export const tryAgainLater = "Please try again later." as string;
export const unexpected = "An unexpected error occurred" as string;
export const errorTitle = "Error" as string;
export const unreachable = "We couldn't reach the server. Please check your connection and try again." as string;
/** Responses that a page cannot parse. */
export const emptyResponse = "Empty response from server" as string;
export const invalidResponse = "Invalid response from server" as string;
export const invalidJSON = "Invalid JSON response" as string;
