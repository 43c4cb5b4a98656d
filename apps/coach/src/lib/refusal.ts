import { failureText } from "@aangan/shell/forms/failure.ts";
import { showFieldErrors } from "@aangan/shell/forms/field-errors.ts";
import { useState } from "react";

/** What a form says of a refusal. */
export interface Refusal {
  /** What is said over the form; null while there is nothing to say, or where the fields say it. */
  failure: string | null;
  /** Takes in why it was not saved: under the fields that it names, with the focus on the first of them, else over the form. */
  refuse: (error: unknown) => void;
  /** It is tried again. */
  clear: () => void;
}

/** Says why a form was not saved. `setError` is that of the form library. */
export function useRefusal<Field extends string>(
  fields: readonly Field[],
  setError: Parameters<typeof showFieldErrors<Field>>[2],
): Refusal {
  const [failure, setFailure] = useState<string | null>(null);
  return {
    failure,
    refuse: (error) => {
      if (!showFieldErrors(error, fields, setError)) setFailure(failureText(error));
    },
    clear: () => setFailure(null),
  };
}
