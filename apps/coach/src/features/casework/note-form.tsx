"use client";

import * as words from "@aangan/copy/coach-notes";
import { clientNoteForm } from "@aangan/copy/forms/client-note";
import { limits } from "@aangan/copy/limits";
import { useFormSubmit } from "@aangan/shell/forms/form-submit.ts";
import { remainingCharacters } from "@aangan/shell/forms/remaining-characters.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Textarea } from "@aangan/ui/textarea/textarea.tsx";
import { type KeyboardEvent, useEffect, useRef } from "react";

/** Props of {@link NoteForm}. */
export interface NoteFormProps {
  label: string;
  /** Shows the label to screen readers only. */
  labelHidden?: boolean;
  text: string;
  onText: (text: string) => void;
  /** Stores the note. Throws an `ApiError`. */
  save: (text: string) => Promise<unknown>;
  saveLabel: string;
  savingLabel: string;
  /** The title of the error. */
  failedTitle: string;
  /** Closes the form without saving. */
  onCancel?: () => void;
  /** Focuses the field on mount, with the caret at the end. */
  focused?: boolean;
}

/** The form of a note. The caller stores the text, which stays when saving fails. */
export function NoteForm({
  label,
  labelHidden,
  text,
  onText,
  save,
  saveLabel,
  savingLabel,
  failedTitle,
  onCancel,
  focused = false,
}: NoteFormProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const { form, pending, faults, failure, amend, submit, onSubmit } = useFormSubmit({
    fields: ["text"],
    check: () => clientNoteForm.safeParse({ text }),
    save: (note) => save(note.text),
  });

  useEffect(() => {
    if (!focused) return;
    const area = box.current;
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, [focused]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };

  return (
    <form ref={form} noValidate method="post" className="flex flex-col gap-2.5" onSubmit={onSubmit}>
      <Field
        label={label}
        labelHidden={labelHidden}
        error={faults.text}
        description={remainingCharacters(text, limits.clientNoteMax, words)}
      >
        <Textarea
          ref={box}
          name="text"
          rows={3}
          value={text}
          // Text typed during the request would be lost when the field is cleared.
          readOnly={pending}
          placeholder={words.placeholder}
          onChange={(event) => {
            amend("text");
            onText(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      {failure ? (
        <Alert tone="danger" title={failedTitle}>
          {failure}
        </Alert>
      ) : null}
      <div className="flex flex-wrap justify-end gap-2">
        {onCancel ? (
          <Button variant="quiet" size="sm" onClick={onCancel}>
            {words.cancel}
          </Button>
        ) : null}
        <Button
          type="submit"
          size="sm"
          variant={onCancel ? "primary" : "secondary"}
          pending={pending}
          pendingText={savingLabel}
        >
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}
