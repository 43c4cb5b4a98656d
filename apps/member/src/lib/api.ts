import { createMailbox } from "@aangan/api/mailbox";
import { createApi, type paths } from "@aangan/api/member";
import { errors } from "@aangan/copy/errors";
import { hearServerTime } from "@aangan/shell/live/clock.ts";
import { leaveForSignIn } from "./session";

/** How far this page has followed the mailbox of its user; shared with the event stream. */
export const mailbox = createMailbox();

/** The member BFF's client. Every refused call throws an `ApiError`; a 401 leads to where one signs in. */
export const api = createApi<paths>({
  texts: {
    unreachable: errors.unreachable,
    invalidJson: errors.invalidJSON,
    emptyAnswer: errors.emptyResponse,
    invalidAnswer: errors.invalidResponse,
  },
  // A 401 of these means that a password is wrong.
  signInPaths: ["/api/login", "/api/register", "/api/auth/welcome", "/api/auth/link"],
  onSignedOut: leaveForSignIn,
  mailbox,
  onTime: hearServerTime,
});
