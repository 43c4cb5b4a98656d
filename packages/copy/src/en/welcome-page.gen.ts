// Generated from messages/*/welcome-page.json by `make gen`. Change that file.

/** @file The texts of the page that completes a registration with an identity provider. */

export const title = "Welcome" as string;
export const heading = "What should we call you?" as string;
export const text = (v: { email: string | number }) => `We got your email from Google: ${v.email}. You can change the rest.`;
export const notNow = "Not now" as string;
export const goneHeading = "This page timed out" as string;
export const goneText = "For your safety, it only works for a few minutes. Nothing is lost: choose Continue with Google again." as string;
export const startAgain = "Back to Log In" as string;
export const checkFailed = "We couldn't load your details from Google" as string;
