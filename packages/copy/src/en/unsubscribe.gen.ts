// Generated from messages/*/unsubscribe.json by `make gen`. Change that file.

/** @file The texts of the unsubscribe page and of the line in emails that links to it. A visitor may not be signed in and may share the screen, so the title does not mention the service. */

export const brokenText = "Part of it got lost on the way. Open it once more from the letter, or choose in your profile which letters you want.";
export const kinds = [
  {
    code: "messages",
    stops: "We then no longer write to you when something is waiting in your courtyard. You see it when you come in.",
    stopped: "We no longer write to you when something is waiting in your courtyard. You see it when you come in.",
    again: "We write to you when something is waiting in your courtyard, as long as letters are switched on in your profile.",
  },
  {
    code: "sessions",
    stops: "We then no longer remind you of a time that you booked. You see it when you come in.",
    stopped: "We no longer remind you of a time that you booked. You see it when you come in.",
    again: "We remind you of a time that you booked, as long as letters are switched on in your profile.",
  },
  {
    code: "newsletter",
    stops: "The newsletter then no longer comes.",
    stopped: "The newsletter no longer comes.",
    again: "The newsletter comes again, as long as letters are switched on in your profile.",
  },
  {
    code: "all",
    stops: "We then write to you about nothing else: not when something is waiting in your courtyard, not about a time that you booked, and no newsletter.",
    stopped: "We write to you about nothing else any more: not when something is waiting in your courtyard, not about a time that you booked, and no newsletter.",
    again: "We write to you again about what you chose in your profile.",
  },
] as const;
export const documentTitle = "Your letters";
export const heading = "Stop these letters?";
export const stillComes = "Letters about the safety of your account still come: a new password, another address, a new device.";
export const stop = "Stop these letters";
export const stopping = "Stopping";
export const stoppedHeading = "They have stopped";
export const undo = "Send them again";
export const undoing = "One moment";
export const againHeading = "They will come again";
export const profile = "Choose letter by letter in your profile";
export const brokenHeading = "This link is not whole";
export const failedTitle = "That did not go through";
