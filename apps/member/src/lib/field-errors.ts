import { ApiError } from "@aangan/api/errors";
import type { FieldValues, Path, UseFormSetError } from "react-hook-form";

/** Puts what the server refused under the fields that this form has, and moves to the first of them. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): void {
  if (!(error instanceof ApiError)) return;
  let first = true;
  for (const { field, message } of error.fields) {
    const name = fields.find((one) => one === field);
    if (!name) continue;
    setError(name, { message }, { shouldFocus: first });
    first = false;
  }
}

/** What a failed save says: when to try again if it was tried too often, else the sentence for this form. */
export function saveFailure(error: unknown, sentence: string): string {
  return error instanceof ApiError && error.status === 429 ? error.message : sentence;
}
