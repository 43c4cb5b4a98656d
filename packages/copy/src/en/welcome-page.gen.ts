// Generated from messages/*/welcome-page.json by `make gen`. Change that file.

/** @file The texts of the page that completes a registration with an identity provider. */

export const title = "Welcome";
export const heading = "What should we call you?";
export const text = (v: { email: string | number }) => `Google told us your address, ${v.email}. The rest is yours to change.`;
export const notNow = "Not now";
export const goneHeading = "This took a while";
export const goneText = "For your safety we only wait a few minutes. Nothing is lost: press Continue with Google once more.";
export const startAgain = "Back to Log In";
export const checkFailed = "We could not read what Google told us";
