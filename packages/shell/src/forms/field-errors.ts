import { ApiError } from "@aangan/api/errors";

/**
 * Shows the server's errors below the form's fields, and focuses the first. `setError` is react-hook-form's. Returns
 * whether there was any: then no other error is needed.
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
