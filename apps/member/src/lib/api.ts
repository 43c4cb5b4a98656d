import { createMailbox } from "@aangan/api/mailbox";
import { createApi, type paths } from "@aangan/api/member";
import * as errors from "@aangan/copy/errors";
import { language } from "@aangan/copy/locale";
import { setServerTime } from "@aangan/shell/live/clock.ts";
import { reportUnavailable } from "@aangan/shell/live/outage.ts";
import { leaveForSignIn } from "./session";

/** The user's mailbox position; shared with the event stream. */
export const mailbox = createMailbox();

/** The member BFF's client. Every failed call throws an `ApiError`; a 401 redirects to the sign-in screen. */
export const api = createApi<paths>({
  language,
  texts: {
    unreachable: errors.unreachable,
    invalidJson: errors.invalidJSON,
    emptyAnswer: errors.emptyResponse,
    invalidAnswer: errors.invalidResponse,
  },
  // A 401 of these means that a password is wrong.
  signInPaths: ["/api/login", "/api/register", "/api/auth/welcome", "/api/auth/link"],
  onSignedOut: leaveForSignIn,
  onUnavailable: reportUnavailable,
  mailbox,
  onTime: setServerTime,
});
