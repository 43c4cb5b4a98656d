import { ApiError } from "@aangan/api/errors";
import { showFieldErrors } from "@aangan/shell/forms/field-errors.ts";

export { showFieldErrors } from "@aangan/shell/forms/field-errors.ts";

/**
 * Like {@link showFieldErrors}, for fields that were disabled during the request: they can receive focus once they are
 * rendered enabled, which happens in a task before this one.
 */
export function showFieldErrorsOnceOpen<Field extends string>(
  ...refused: Parameters<typeof showFieldErrors<Field>>
): void {
  window.setTimeout(() => showFieldErrors(...refused), 0);
}

/** Returns the error of a failed save: when to retry after too many attempts, else the sentence of this form. */
export function saveFailure(error: unknown, sentence: string): string {
  return error instanceof ApiError && error.status === 429 ? error.message : sentence;
}
