import { ApiError } from "@aangan/api/errors";

/**
 * Puts what the server refused under the fields that a form has, and moves to the first of them. `setError` is that of the form
 * library. Says whether there was any: then nothing else is to be said.
 */
export function showFieldErrors<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  setError: (field: Field, error: { message: string }, options: { shouldFocus: boolean }) => void,
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
