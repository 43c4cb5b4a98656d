import { failureText } from "@aangan/shell/forms/failure.ts";
import { showFieldErrors } from "@aangan/shell/forms/field-errors.ts";
import { useState } from "react";

/** The errors of a form after a rejected request. */
export interface FormErrors {
  /** The error above the form; null if there is none, or the fields show it. */
  failure: string | null;
  /** Shows an error: below the fields that it names, with focus on the first of them, else above the form. */
  showError: (error: unknown) => void;
  /** Clears the error above the form; call it on submit. */
  clear: () => void;
}

/** Shows the errors of a failed save. `setError` is react-hook-form's. */
export function useFormErrors<Field extends string>(
  fields: readonly Field[],
  setError: Parameters<typeof showFieldErrors<Field>>[2],
): FormErrors {
  const [failure, setFailure] = useState<string | null>(null);
  return {
    failure,
    showError: (error) => {
      if (!showFieldErrors(error, fields, setError)) setFailure(failureText(error));
    },
    clear: () => setFailure(null),
  };
}
