// Generated from messages/*/confirm-page.json by `make gen`. Change that file.

/** @file The texts of the page that confirms an email address, opened from the link in an email. It requires a click on a button, because mail scanners open links too. */

export const title = "Confirm your address";
export const heading = "Is this your address?";
export const text = "You came here from a letter. If you asked for it, press the button and the address is confirmed. If not, close this page and nothing happens.";
export const yes = "Yes, this is my address";
export const confirming = "Confirming...";
export const doneHeading = "Your address is confirmed";
export const doneText = (v: { email: string | number }) => `${v.email} belongs to your account. Letters about your account go there.`;
export const goOn = "Go on";
export const expiredText = "It was used already, or it is too old. If you confirmed your address before, all is well.";
export const logInFirst = "If not, log in and ask for another letter at the top of the page.";
export const sendAgain = "Send a new letter";
export const sentHeading = "A new letter is on its way";
export const sentText = "Open its link within a day. The older one does not count any more.";
export const takenHeading = "Somebody has confirmed this address";
export const takenText = "It belongs to another account now. If that is yours as well, log in there, or choose a new password for it.";
export const failedTitle = "The address could not be confirmed";
