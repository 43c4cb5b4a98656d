// Generated from messages/*/welcome-page.json by `make gen`. Change that file.

/** @file The texts of the page that completes a registration with an identity provider. */

export const title = "Welcome";
export const heading = "What should we call you?";
export const text = (v: { email: string | number }) => `We got your email from Google: ${v.email}. You can change the rest.`;
export const notNow = "Not now";
export const goneHeading = "This page timed out";
export const goneText = "For your safety, it only works for a few minutes. Nothing is lost: choose Continue with Google again.";
export const startAgain = "Back to Log In";
export const checkFailed = "We couldn't load your details from Google";
