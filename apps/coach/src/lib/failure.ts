import { ApiError } from "@aangan/api/errors";
import { errors } from "@aangan/copy/errors";

/** What to say of something that did not succeed: the server's own sentence where it has one. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError) || error.message.startsWith(`${error.status}: `)) return errors.somethingWrong;
  return error.message || errors.somethingWrong;
}

/** Whether the server refused a call with this status. */
export function refusedWith(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}
