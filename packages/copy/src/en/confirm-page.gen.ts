// Generated from messages/*/confirm-page.json by `make gen`. Change that file.

/** @file The texts of the page that confirms an email address, opened from the link in an email. It requires a click on a button, because mail scanners open links too. */

export const title = "Confirm your email" as string;
export const heading = "Confirm your email" as string;
export const text = "You opened a link from an email. If you asked for that email, confirm below. If not, close this page and nothing changes." as string;
export const yes = "Confirm my email" as string;
export const confirming = "Confirming..." as string;
export const doneHeading = "Your email is confirmed" as string;
export const doneText = (v: { email: string | number }) => `${v.email} now belongs to your account. We'll send emails about your account there.`;
export const goOn = "Continue" as string;
export const expiredText = "It was already used, or it's too old. If you confirmed your email before, you're all set." as string;
export const logInFirst = "If not, log in and request a new email at the top of the page." as string;
export const sendAgain = "Send a new email" as string;
export const sentHeading = "A new email is on its way" as string;
export const sentText = "Open its link within a day. The older link no longer works." as string;
export const takenHeading = "This email is already confirmed elsewhere" as string;
export const takenText = "It belongs to another account now. If that account is yours too, log in there or choose a new password for it." as string;
export const failedTitle = "We couldn't confirm your email" as string;
