import { createApi, type paths } from "@aangan/api/coach";
import { errors } from "@aangan/copy/errors";
import { realms } from "@aangan/copy/routes";

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

let leaving = false;

/** The session is over: go where one signs in, to come back here. */
export function leaveForSignIn(): void {
  if (leaving || window.location.pathname === realms.coach.signIn) return;
  leaving = true;
  const here = window.location.pathname + window.location.search;
  window.location.assign(`${realms.coach.signIn}?next=${encodeURIComponent(here)}`);
}

/** The person signs out and is led away: a call that is refused meanwhile must not lead anywhere else. */
export function leaveOnPurpose(): void {
  leaving = true;
}
