// Generated from messages/*/errors.json by `make gen`. Change that file.

/** @file The general error messages: the server's, and the pages' own for a failed request. */

/** Titles and general messages. */
export const somethingWrong = "Something went wrong. Please try again.";
/** Errors of the request. */
export const signedOut = "Please log in to continue.";
export const notFound = "We couldn't find what you asked for.";
export const conflict = "This has changed in the meantime. Please check it again.";
export const tooLarge = "What you sent is too large.";
export const busy = "Many people are logging in right now. Please try again in a moment.";
/** Errors of a part that the product needs. Unavailable is about all data, the others say what still works. */
export const unavailable = "We can't load or save anything right now. Please try again in a moment.";
/** Sign-in and accounts. */
export const badCredentials = "Invalid username or password. Please try again.";
export const usernameTaken = "Username already exists or validation failed";
/** Passwords and addresses. */
export const wrongPassword = "This isn't your password. Please try again.";
export const somethingWrongTitle = "Something went wrong";
export const tryAgainLater = "Please try again later.";
export const unexpected = "An unexpected error occurred";
export const errorTitle = "Error";
export const unreachable = "We couldn't reach the server. Please check your connection and try again.";
/** Responses that a page cannot parse. */
export const emptyResponse = "Empty response from server";
export const invalidResponse = "Invalid response from server";
export const invalidJSON = "Invalid JSON response";
