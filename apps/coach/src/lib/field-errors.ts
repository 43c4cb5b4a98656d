import { ApiError } from "@aangan/api/errors";
import type { FieldValues, Path, UseFormSetError } from "react-hook-form";

/** Puts what the server refused under the fields that this form has. Says whether there was any: then nothing else is to be said. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  if (!(error instanceof ApiError)) return false;
  let shown = false;
  for (const { field, message } of error.fields) {
    const name = fields.find((one) => one === field);
    if (!name) continue;
    setError(name, { message }, { shouldFocus: !shown });
    shown = true;
  }
  return shown;
}
