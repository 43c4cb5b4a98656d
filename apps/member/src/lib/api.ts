import { createApi, type paths } from "@aangan/api/member";
import { errors } from "@aangan/copy/errors";
import { forgetUser } from "./user-cache";

/** The member BFF's client. Every refused call throws an `ApiError`. */
export const api = createApi<paths>({
  texts: {
    unreachable: errors.unreachable,
    invalidJson: errors.invalidJSON,
    emptyAnswer: errors.emptyResponse,
    invalidAnswer: errors.invalidResponse,
  },
  signInPaths: ["/api/login", "/api/register"],
  onSignedOut: leaveForSignIn,
});

let leaving = false;

/** The session is over (ended elsewhere, or expired): forget the person and go where one signs in, to come back here. */
export function leaveForSignIn(): void {
  forgetUser();
  if (leaving || window.location.pathname === "/auth") return;
  leaving = true;
  const here = window.location.pathname + window.location.search;
  window.location.assign(`/auth?next=${encodeURIComponent(here)}`);
}

/** The person signs out and is led away: a call that is refused meanwhile must not lead anywhere else. */
export function leaveOnPurpose(): void {
  leaving = true;
}
