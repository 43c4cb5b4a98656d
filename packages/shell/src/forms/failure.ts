import { ApiError } from "@aangan/api/errors";
import * as errors from "@aangan/copy/errors";

/** Returns the server's message; empty for a response in another shape, such as a proxy's page ("502: Bad Gateway"). */
export function serverMessageOf(error: ApiError): string {
  return error.message.startsWith(`${error.status}: `) ? "" : error.message;
}

/** Returns the server's message about what cannot be reached and what still works; empty for any other error. */
export function unavailableText(error: unknown): string {
  return error instanceof ApiError && error.status === 503 ? serverMessageOf(error) : "";
}

/** Returns the text of a failure: the server's message if there is one. */
export function failureText(error: unknown): string {
  return (error instanceof ApiError && serverMessageOf(error)) || errors.somethingWrong;
}

/** Reports whether the server rejected a call with this status. */
export function refusedWith(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}
