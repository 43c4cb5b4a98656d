// Generated from messages/*/forgot-page.json by `make gen`. Change that file.

/** @file The texts of the page that requests a link for a new password. The response is the same for every address. */

export const title = "Forgot Password" as string;
export const heading = "Forgot your password?" as string;
export const text = "Enter your account's email. We'll send you a link to choose a new password." as string;
export const email = "Email" as string;
export const send = "Send link" as string;
export const sending = "Sending..." as string;
export const sentHeading = "Check your inbox" as string;
export const noLetter = "Didn't get it?" as string;
export const spam = "Check your spam folder." as string;
export const spelling = "Make sure it's the email you signed up with." as string;
export const patience = "Give it a few minutes. Some email providers are slow." as string;
export const discreet = "The link works once, for 30 minutes. The subject line doesn't say what it's about." as string;
export const address = (v: { email: string | number }) => `You entered ${v.email}.`;
export const sendAgain = "Send again" as string;
export const otherAddress = "Use another email" as string;
export const backToLogIn = "Back to Log In" as string;
/** Must not say that an email was sent: the page answers the same for an email without an account. */
export const sentAgain = "We've requested another email. Only the newest link works." as string;
export const failedTitle = "We couldn't send the email" as string;
