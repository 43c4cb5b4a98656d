import { ApiError } from "@aangan/api/errors";
import { auth } from "@aangan/copy/auth";
import { errors } from "@aangan/copy/errors";
import { fill } from "@aangan/copy/format";
import type { FieldValues, Path, UseFormSetError } from "react-hook-form";

/** The sentence for a sign-in that did not succeed. */
export function loginFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error && error.message ? error.message : auth.loginFailed;
  if (error.status === 401) return errors.badCredentials;
  return error.message || fill(auth.loginFailedStatus, { status: error.status });
}

/** The sentence for a registration that did not succeed. */
export function registrationFailure(error: unknown): string {
  if (!(error instanceof ApiError)) {
    return error instanceof Error && error.message ? error.message : auth.registrationFailed;
  }
  if (error.status === 400) return error.message || errors.usernameTaken;
  if (error.status === 0 || error.status === 429 || error.status < 300) return error.message;
  return fill(auth.registrationFailedStatus, { status: error.status });
}

/** Puts what the server said about single fields under those fields. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): void {
  if (!(error instanceof ApiError)) return;
  for (const { field, message } of error.fields) {
    const known = fields.find((name) => name === field);
    if (known) setError(known, { message });
  }
}
