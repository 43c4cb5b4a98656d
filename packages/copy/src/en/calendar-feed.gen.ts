// Generated from messages/*/calendar-feed.json by `make gen`. Change that file.

/** @file The texts of the card with the secret URL through which a calendar program reads a member's sessions. */

export const title = "In your own calendar";
export const text = "With an address of its own, your calendar program shows your sessions and keeps up when one moves.";
export const contains = "It holds the times of your sessions, the ones ahead and those of the last 90 days, each called “Aangan, 30 minutes”, with the address of its page here, which opens only for you. No names, no notes, no video link.";
export const warning = "Whoever has the address can read it. Do not give it to a calendar that others see, unless you want them to.";
export const failed = "Your calendar's address could not be looked up";
export const make = "Make an address";
export const making = "Making...";
export const makeFailed = "The address could not be made";
export const shownOnce = "We show it this once. If you lose it, make a new one.";
export const addressLabel = "Your calendar's address";
export const copy = "Copy";
export const copyFailed = "It could not be copied. It is marked now: copy it by hand.";
export const copied = {
  title: "Copied",
  text: "Now paste it into your calendar program.",
} as const;
export const howTo = "In Google Calendar it goes under Other calendars, From URL; in Apple Calendar under File, New Calendar Subscription.";
export const exists = (v: { date: string | number }) => `You have an address, made on ${v.date}.`;
export const neverRead = "No calendar has read it so far.";
export const lastRead = (v: { ago: string | number }) => `A calendar read it last ${v.ago}.`;
export const renew = "Make a new one";
export const renewing = "Making...";
export const renewTitle = "Make a new address?";
export const renewText = "The address you have stops working at once, in every calendar that reads it.";
export const renewFailed = "The address could not be made anew";
export const remove = "Remove it";
export const removing = "Removing...";
export const removeTitle = "Remove the address?";
export const removeText = "It stops working at once. Calendars that read it show your sessions no longer, sooner or later.";
export const removeFailed = "The address could not be removed";
export const removed = {
  title: "Removed",
  text: "The address works no longer.",
} as const;
