// Generated from messages/*/calendar-feed.json by `make gen`. Change that file.

/** @file The texts of the card with the secret URL through which a calendar program reads a member's sessions. */

export const title = "Sessions in your calendar" as string;
export const text = "Subscribe in your calendar and your sessions stay in sync." as string;
export const contains = "It includes the times of your upcoming sessions and of those from the last 90 days. Each is called “Aangan, 30 minutes” and links to its page here, which opens only for you. No names, no notes, no video link." as string;
export const warning = "Anyone who has the link can see these times. Don't add it to a shared calendar unless you want others to see them." as string;
export const failed = "We couldn't load your calendar link" as string;
export const make = "Create calendar link" as string;
export const making = "Creating..." as string;
export const makeFailed = "We couldn't create the link" as string;
export const shownOnce = "You'll see this link only once. If you lose it, create a new one." as string;
export const addressLabel = "Your calendar link" as string;
export const copy = "Copy" as string;
export const copyFailed = "We couldn't copy it. It's selected now, so you can copy it yourself." as string;
export const copied = {
  title: "Copied" as string,
  text: "Now paste it into your calendar app." as string,
} as const;
export const howTo = "In Google Calendar, go to Other calendars, From URL. In Apple Calendar, go to File, New Calendar Subscription." as string;
export const exists = (v: { date: string | number }) => `You created a calendar link on ${v.date}.`;
export const neverRead = "No calendar has used it yet." as string;
export const lastRead = (v: { ago: string | number }) => `A calendar last used it ${v.ago}.`;
export const renew = "Create a new link" as string;
export const renewing = "Creating..." as string;
export const renewTitle = "Create a new calendar link?" as string;
export const renewText = "Your current link stops working right away, in every calendar that uses it." as string;
export const renewFailed = "We couldn't create a new link" as string;
export const remove = "Remove link" as string;
export const removing = "Removing..." as string;
export const removeTitle = "Remove your calendar link?" as string;
export const removeText = "It stops working right away. Calendars that use it will stop showing your sessions sooner or later." as string;
export const removeFailed = "We couldn't remove the link" as string;
export const removed = {
  title: "Removed" as string,
  text: "The calendar link no longer works." as string,
} as const;
