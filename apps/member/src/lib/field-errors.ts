import { ApiError } from "@aangan/api/errors";

export { showFieldErrors } from "@aangan/shell/field-errors";

/** What a failed save says: when to try again if it was tried too often, else the sentence for this form. */
export function saveFailure(error: unknown, sentence: string): string {
  return error instanceof ApiError && error.status === 429 ? error.message : sentence;
}
