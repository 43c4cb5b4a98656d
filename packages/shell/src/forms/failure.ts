import { ApiError } from "@aangan/api/errors";
import { errors } from "@aangan/copy/errors";

/** The server's own sentence, or nothing: an answer in another shape (a proxy's page) reads "502: Bad Gateway". */
export function sentenceOf(error: ApiError): string {
  return error.message.startsWith(`${error.status}: `) ? "" : error.message;
}

/** Returns the text of a failure: the server's own sentence if it has one. */
export function failureText(error: unknown): string {
  return (error instanceof ApiError && sentenceOf(error)) || errors.somethingWrong;
}

/** Whether the server refused a call with this status. */
export function refusedWith(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}
