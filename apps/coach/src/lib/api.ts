import { createApi, type paths } from "@aangan/api/coach";
import { createMailbox } from "@aangan/api/mailbox";
import * as errors from "@aangan/copy/errors";
import { language } from "@aangan/copy/locale";
import { realms } from "@aangan/copy/routes";
import { reportUnavailable } from "@aangan/shell/live/outage.ts";
import { redirectOnce } from "@aangan/shell/session/session-end.ts";

/** The mailbox position up to which this page has received events; shared with the event stream. */
export const mailbox = createMailbox();

/** The coach BFF's client. Every rejected call throws an `ApiError`. */
export const api = createApi<paths>({
  language,
  texts: {
    unreachable: errors.unreachable,
    invalidJson: errors.invalidJSON,
    emptyAnswer: errors.emptyResponse,
    invalidAnswer: errors.invalidResponse,
  },
  signInPaths: ["/api/coach/login", "/api/coach/login/second-factor"],
  onSignedOut: redirectToSignIn,
  onUnavailable: reportUnavailable,
  mailbox,
});

/** Redirects to the login after the session has ended; the login returns to this page. */
export function redirectToSignIn(): void {
  if (window.location.pathname === realms.coach.signIn) return;
  redirectOnce(() => {
    const currentPath = window.location.pathname + window.location.search;
    window.location.assign(`${realms.coach.signIn}?next=${encodeURIComponent(currentPath)}`);
  });
}
