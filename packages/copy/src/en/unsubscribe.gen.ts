// Generated from messages/*/unsubscribe.json by `make gen`. Change that file.

/** @file The texts of the unsubscribe page and of the line in emails that links to it. A visitor may not be signed in and may share the screen, so the title does not mention the service. */

export const brokenText = "Part of the link is missing. Open it again from the email, or choose in your profile which emails you want.";
export const kinds = [
  {
    code: "messages",
    stops: "We'll no longer email you when something is waiting for you. You'll see it when you open Aangan.",
    stopped: "We no longer email you when something is waiting for you. You'll see it when you open Aangan.",
    again: "We'll email you when something is waiting for you, as long as emails are on in your profile.",
  },
  {
    code: "sessions",
    stops: "We'll no longer remind you by email of times you booked. You'll see them when you open Aangan.",
    stopped: "We no longer remind you by email of times you booked. You'll see them when you open Aangan.",
    again: "We'll remind you by email of times you booked, as long as emails are on in your profile.",
  },
  {
    code: "newsletter",
    stops: "You'll no longer get the newsletter.",
    stopped: "You no longer get the newsletter.",
    again: "You'll get the newsletter again, as long as emails are on in your profile.",
  },
  {
    code: "all",
    stops: "We'll stop all optional emails: when something is waiting for you, about times you booked, and the newsletter.",
    stopped: "We've stopped all optional emails: when something is waiting for you, about times you booked, and the newsletter.",
    again: "We'll email you again about what you chose in your profile.",
  },
] as const;
export const documentTitle = "Your emails";
export const heading = "Stop these emails?";
export const stillComes = "You'll still get emails about your account's security: a new password, a new email, a new device.";
export const stop = "Stop these emails";
export const stopping = "Stopping...";
export const stoppedHeading = "You won't get these emails";
export const undo = "Get them again";
export const undoing = "One moment...";
export const againHeading = "You'll get these emails again";
export const profile = "Choose your emails in your profile";
export const brokenHeading = "This link is incomplete";
export const failedTitle = "That didn't go through";
