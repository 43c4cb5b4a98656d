import { ApiError } from "@aangan/api/errors";
import { auth } from "@aangan/copy/auth";
import { errors } from "@aangan/copy/errors";
import { fill } from "@aangan/copy/format";

/** The server's own sentence, or nothing: an answer in another shape (a proxy's page) reads "502: Bad Gateway". */
function sentence(error: ApiError): string {
  return error.message.startsWith(`${error.status}: `) ? "" : error.message;
}

/** The sentence for a sign-in that did not succeed. */
export function loginFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error && error.message ? error.message : auth.loginFailed;
  if (error.status === 401) return errors.badCredentials;
  return sentence(error) || fill(auth.loginFailedStatus, { status: error.status });
}

/** The sentence for a registration that did not succeed. */
export function registrationFailure(error: unknown): string {
  if (!(error instanceof ApiError)) {
    return error instanceof Error && error.message ? error.message : auth.registrationFailed;
  }
  if (error.status === 400) return sentence(error) || errors.usernameTaken;
  // No answer, too many tries, or one that cannot be used: what to do about it stands in the sentence.
  const explained = error.status === 0 || error.status === 429 || error.status < 300 ? sentence(error) : "";
  return explained || fill(auth.registrationFailedStatus, { status: error.status });
}

/** The sentence for anything else that did not succeed: the server's own where it has one. */
export function plainFailure(error: unknown): string {
  return (error instanceof ApiError && sentence(error)) || errors.somethingWrong;
}

/** Whether the server refused a call with this status. */
export function refusedWith(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}
