// Generated from messages/*/unsubscribe.json by `make gen`. Change that file.

/** @file The texts of the unsubscribe page and of the line in emails that links to it. A visitor may not be signed in and may share the screen, so the title does not mention the service. */

export const brokenText = "Part of the link is missing. Open it again from the email, or choose in your profile which emails you want." as string;
export const kinds = [
  {
    code: "messages",
    stops: "We'll no longer email you when something is waiting for you. You'll see it when you open Aangan." as string,
    stopped: "We no longer email you when something is waiting for you. You'll see it when you open Aangan." as string,
    again: "We'll email you when something is waiting for you, as long as emails are on in your profile." as string,
  },
  {
    code: "sessions",
    stops: "We'll no longer remind you by email of times you booked. You'll see them when you open Aangan." as string,
    stopped: "We no longer remind you by email of times you booked. You'll see them when you open Aangan." as string,
    again: "We'll remind you by email of times you booked, as long as emails are on in your profile." as string,
  },
  {
    code: "newsletter",
    stops: "You'll no longer get the newsletter." as string,
    stopped: "You no longer get the newsletter." as string,
    again: "You'll get the newsletter again, as long as emails are on in your profile." as string,
  },
  {
    code: "all",
    stops: "We'll stop all optional emails: when something is waiting for you, about times you booked, and the newsletter." as string,
    stopped: "We've stopped all optional emails: when something is waiting for you, about times you booked, and the newsletter." as string,
    again: "We'll email you again about what you chose in your profile." as string,
  },
] as const;
export const documentTitle = "Your emails" as string;
export const heading = "Stop these emails?" as string;
export const stillComes = "You'll still get emails about your account's security: a new password, a new email, a new device." as string;
export const stop = "Stop these emails" as string;
export const stopping = "Stopping..." as string;
export const stoppedHeading = "You won't get these emails" as string;
export const undo = "Get them again" as string;
export const undoing = "One moment..." as string;
export const againHeading = "You'll get these emails again" as string;
export const profile = "Choose your emails in your profile" as string;
export const brokenHeading = "This link is incomplete" as string;
export const failedTitle = "That didn't go through" as string;
