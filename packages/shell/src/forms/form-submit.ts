import { ApiError } from "@aangan/api/errors";
import { type FormEvent, type RefObject, useRef, useState } from "react";
import { failureText } from "./failure";

/** Options of {@link useFormSubmit}. */
export interface FormSubmitOptions<Field extends string, Values> {
  /** The fields in order, by the names of their inputs. */
  fields: readonly Field[];
  /** Validates the values with a form of the catalogue. */
  check: () =>
    | { success: true; data: Values }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
  /** Stores it; throws an `ApiError`. */
  save: (values: Values) => Promise<unknown>;
}

/** The state and handlers of a form whose values the caller keeps. */
export interface FormSubmit<Field extends string> {
  form: RefObject<HTMLFormElement | null>;
  pending: boolean;
  /** Errors by field. */
  faults: Partial<Record<Field, string>>;
  /** The reason why saving failed, if it belongs to no field. */
  failure: string | undefined;
  /** A field was changed: its error is cleared. */
  amend: (field: Field) => void;
  submit: () => void;
  onSubmit: (event: FormEvent) => void;
}

/**
 * Submits a form: validates it, one request at a time, focuses the first invalid field, found here or by the server,
 * and shows other errors as a failure. The caller keeps the values, which survive a failed save.
 */
export function useFormSubmit<Field extends string, Values>({
  fields,
  check,
  save,
}: FormSubmitOptions<Field, Values>): FormSubmit<Field> {
  const form = useRef<HTMLFormElement>(null);
  const [pending, setPending] = useState(false);
  const [faults, setFaults] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState<string>();

  /** Shows errors, the first per field; returns whether any belongs to a field. */
  const showErrors = (found: readonly (readonly [unknown, string])[]): boolean => {
    const messages: Partial<Record<Field, string>> = {};
    for (const [name, message] of found) {
      const field = fields.find((one) => one === name);
      if (field) messages[field] ??= message;
    }
    setFaults(messages);
    const first = fields.find((field) => field in messages);
    if (first === undefined) return false;
    const box = form.current?.elements.namedItem(first);
    if (box instanceof HTMLElement) box.focus();
    return true;
  };
  const submit = async () => {
    if (pending) return;
    setFailure(undefined);
    const checked = check();
    if (!checked.success) {
      const issues = checked.error.issues.map(({ path, message }) => [path[0], message] as const);
      if (!showErrors(issues)) setFailure(issues[0]?.[1]);
      return;
    }
    setFaults({});
    setPending(true);
    try {
      await save(checked.data);
    } catch (error) {
      const fieldErrors = error instanceof ApiError ? error.fields : [];
      if (!showErrors(fieldErrors.map(({ field, message }) => [field, message]))) setFailure(failureText(error));
    } finally {
      setPending(false);
    }
  };

  return {
    form,
    pending,
    faults,
    failure,
    amend: (field) => setFaults((was) => ({ ...was, [field]: undefined })),
    submit: () => void submit(),
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
  };
}
