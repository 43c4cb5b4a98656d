// Generated from messages/*/confirm-address.json by `make gen`. Change that file.

/** @file The banner on a member's pages until their email address is confirmed. */

export const label = "Your email" as string;
export const first = (v: { email: string | number }) => `We emailed ${v.email}. Tap the link so we know it's yours.`;
export const changed = (v: { email: string | number }) => `We emailed ${v.email}. Your email changes once you tap the link.`;
/** The same in a few words, for phones. */
export const firstShort = "Confirm your email" as string;
export const changedShort = "Confirm your new email" as string;
export const sendAgain = "Send again" as string;
export const sending = "Sending..." as string;
export const notNow = "Not now" as string;
export const sent = {
  title: "Email sent" as string,
  text: (v: { email: string | number }) => `Check your inbox at ${v.email}.`,
} as const;
export const failed = "We couldn't send the email" as string;
