import { ApiError } from "@aangan/api/errors";
import * as auth from "@aangan/copy/auth";
import * as errors from "@aangan/copy/errors";
import { serverMessageOf } from "@aangan/shell/forms/failure.ts";

export { failureText as plainFailure, refusedWith } from "@aangan/shell/forms/failure.ts";

/** The sentence for a sign-in that did not succeed. */
export function loginFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error && error.message ? error.message : auth.loginFailed;
  if (error.status === 401) return errors.badCredentials;
  return serverMessageOf(error) || auth.loginFailedStatus({ status: error.status });
}

/** The sentence for a registration that did not succeed. */
export function registrationFailure(error: unknown): string {
  if (!(error instanceof ApiError)) {
    return error instanceof Error && error.message ? error.message : auth.registrationFailed;
  }
  if (error.status === 400) return serverMessageOf(error) || errors.usernameTaken;
  // No response, too many attempts, or an unusable response: the sentence explains what to do.
  const explained = error.status === 0 || error.status === 429 || error.status < 300 ? serverMessageOf(error) : "";
  return explained || auth.registrationFailedStatus({ status: error.status });
}
