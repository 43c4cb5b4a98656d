import { createApi, type paths } from "@aangan/api/coach";
import { errors } from "@aangan/copy/errors";
import { realms } from "@aangan/copy/routes";
import { redirectOnce } from "@aangan/shell/session/session-end.ts";

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
});

/** The session is over: go where one signs in, to come back here. */
export function leaveForSignIn(): void {
  if (window.location.pathname === realms.coach.signIn) return;
  redirectOnce(() => {
    const here = window.location.pathname + window.location.search;
    window.location.assign(`${realms.coach.signIn}?next=${encodeURIComponent(here)}`);
  });
}
