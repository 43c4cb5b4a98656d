// Generated from messages/*/forgot-page.json by `make gen`. Change that file.

/** @file The texts of the page that requests a link for a new password. The response is the same for every address. */

export const title = "Forgot Password";
export const heading = "Forgot your password?";
export const text = "Tell us the email address of your account. We send a letter with a link to choose a new one.";
export const email = "Email";
export const send = "Send the link";
export const sending = "Sending...";
export const sentHeading = "Look in your mailbox";
export const noLetter = "If nothing comes";
export const spam = "Look in the spam folder too.";
export const spelling = "Check the address: it has to be the one you signed up with.";
export const patience = "Give it a few minutes. Some mail providers are slow.";
export const discreet = "The link works once, for 30 minutes. The subject line does not say what it is about.";
export const address = (v: { email: string | number }) => `You typed ${v.email}.`;
export const sendAgain = "Send it again";
export const otherAddress = "Use another address";
export const backToLogIn = "Back to Log In";
export const sentAgain = "We asked for another letter. The newest link is the one that works.";
export const failedTitle = "The letter could not be sent";
