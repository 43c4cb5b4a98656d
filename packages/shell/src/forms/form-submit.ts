import { ApiError } from "@aangan/api/errors";
import { type FormEvent, type RefObject, useRef, useState } from "react";
import { failureText } from "./failure";

/** What {@link useFormSubmit} works with. */
export interface FormSubmitOptions<Field extends string, Values> {
  /** The fields in the order in which they stand, by the names of their boxes. */
  fields: readonly Field[];
  /** What stands in them, checked by a form of the catalogue. */
  check: () =>
    | { success: true; data: Values }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
  /** Stores it; throws an `ApiError`. */
  save: (values: Values) => Promise<unknown>;
}

/** A form whose words are its caller's to keep. */
export interface FormSubmit<Field extends string> {
  form: RefObject<HTMLFormElement | null>;
  pending: boolean;
  /** What is wrong with which field. */
  faults: Partial<Record<Field, string>>;
  /** Why it could not be saved, where that is no field's fault. */
  failure: string | undefined;
  /** A field is being changed: what was said of it is over. */
  amend: (field: Field) => void;
  submit: () => void;
  onSubmit: (event: FormEvent) => void;
}

/**
 * Sends what somebody writes: checks it first, once at a time, moves the focus to the first field that is wrong, be it found here or by
 * the server, and says everything else as a failure. The words stay the caller's, and are not lost when saving fails.
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

  /** Takes in what is wrong, the first word on each field; says whether it was about any of them. */
  const refuse = (found: readonly (readonly [unknown, string])[]): boolean => {
    const said: Partial<Record<Field, string>> = {};
    for (const [name, message] of found) {
      const field = fields.find((one) => one === name);
      if (field) said[field] ??= message;
    }
    setFaults(said);
    const first = fields.find((field) => field in said);
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
      if (!refuse(issues)) setFailure(issues[0]?.[1]);
      return;
    }
    setFaults({});
    setPending(true);
    try {
      await save(checked.data);
    } catch (error) {
      const told = error instanceof ApiError ? error.fields : [];
      if (!refuse(told.map(({ field, message }) => [field, message]))) setFailure(failureText(error));
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
