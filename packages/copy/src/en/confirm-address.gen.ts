// Generated from messages/*/confirm-address.json by `make gen`. Change that file.

/** @file The banner on a member's pages until their email address is confirmed. */

export const label = "Your email address";
export const first = (v: { email: string | number }) => `We sent a letter to ${v.email}. Open its link, so that we know the address is yours.`;
export const changed = (v: { email: string | number }) => `We sent a letter to ${v.email}. Your address changes once you open its link.`;
export const sendAgain = "Send again";
export const sending = "Sending...";
export const notNow = "Not now";
export const sent = {
  title: "Letter sent",
  text: (v: { email: string | number }) => `Look in your mailbox at ${v.email}.`,
} as const;
export const failed = "The letter could not be sent";
