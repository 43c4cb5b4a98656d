import { createApi, type paths } from "@aangan/api/coach";
import { createMailbox } from "@aangan/api/mailbox";
import { errors } from "@aangan/copy/errors";
import { realms } from "@aangan/copy/routes";
import { redirectOnce } from "@aangan/shell/session/session-end.ts";

/** How far this page has followed the mailbox of its user; shared with the event stream. */
export const mailbox = createMailbox();

/** The coach BFF's client. Every refused call throws an `ApiError`. */
export const api = createApi<paths>({
  texts: {
    unreachable: errors.unreachable,
    invalidJson: errors.invalidJSON,
    emptyAnswer: errors.emptyResponse,
    invalidAnswer: errors.invalidResponse,
  },
  signInPaths: ["/api/coach/login", "/api/coach/login/second-factor"],
  onSignedOut: leaveForSignIn,
  mailbox,
});

/** The session is over: go where one signs in, to come back here. */
export function leaveForSignIn(): void {
  if (window.location.pathname === realms.coach.signIn) return;
  redirectOnce(() => {
    const here = window.location.pathname + window.location.search;
    window.location.assign(`${realms.coach.signIn}?next=${encodeURIComponent(here)}`);
  });
}
