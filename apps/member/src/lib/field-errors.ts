import { ApiError } from "@aangan/api/errors";
import { showFieldErrors } from "@aangan/shell/forms/field-errors.ts";

export { showFieldErrors } from "@aangan/shell/forms/field-errors.ts";

/**
 * As {@link showFieldErrors}, for boxes that were shut off while the call was on its way: they take the focus again once they are
 * drawn open, which comes in a task of its own before this one.
 */
export function showFieldErrorsOnceOpen<Field extends string>(
  ...refused: Parameters<typeof showFieldErrors<Field>>
): void {
  window.setTimeout(() => showFieldErrors(...refused), 0);
}

/** What a failed save says: when to try again if it was tried too often, else the sentence for this form. */
export function saveFailure(error: unknown, sentence: string): string {
  return error instanceof ApiError && error.status === 429 ? error.message : sentence;
}
