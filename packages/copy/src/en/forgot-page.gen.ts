// Generated from messages/*/forgot-page.json by `make gen`. Change that file.

/** @file The texts of the page that requests a link for a new password. The response is the same for every address. */

export const title = "Forgot Password";
export const heading = "Forgot your password?";
export const text = "Enter your account's email. We'll send you a link to choose a new password.";
export const email = "Email";
export const send = "Send link";
export const sending = "Sending...";
export const sentHeading = "Check your inbox";
export const noLetter = "Didn't get it?";
export const spam = "Check your spam folder.";
export const spelling = "Make sure it's the email you signed up with.";
export const patience = "Give it a few minutes. Some email providers are slow.";
export const discreet = "The link works once, for 30 minutes. The subject line doesn't say what it's about.";
export const address = (v: { email: string | number }) => `You entered ${v.email}.`;
export const sendAgain = "Send again";
export const otherAddress = "Use another email";
export const backToLogIn = "Back to Log In";
/** Must not say that an email was sent: the page answers the same for an email without an account. */
export const sentAgain = "We've requested another email. Only the newest link works.";
export const failedTitle = "We couldn't send the email";
