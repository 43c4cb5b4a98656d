"use client";

import { ApiError, messageOf } from "@aangan/api/errors";
import { coachNotes as words } from "@aangan/copy/coach-casework";
import { errors } from "@aangan/copy/errors";
import { plural } from "@aangan/copy/format";
import { clientNoteForm } from "@aangan/copy/forms/client-note";
import { limits } from "@aangan/copy/limits";
import { Alert } from "@aangan/ui/alert";
import { Button } from "@aangan/ui/button";
import { Field } from "@aangan/ui/field";
import { Textarea } from "@aangan/ui/textarea";
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";

/** Props of {@link NoteForm}. */
export interface NoteFormProps {
  label: string;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  text: string;
  onText: (text: string) => void;
  /** Stores it; throws an `ApiError`. */
  save: (text: string) => Promise<unknown>;
  saveLabel: string;
  savingLabel: string;
  /** First words of a failure. */
  failedTitle: string;
  /** The way out without saving. */
  onCancel?: () => void;
  /** Begins with the focus in the box, at the end of the text. */
  focused?: boolean;
}

/** A note that is being written. The text is the caller's to keep, and is not lost when saving fails. */
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
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (!focused) return;
    const area = box.current;
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, [focused]);

  const refuse = (message: string) => {
    setFault(message);
    box.current?.focus();
  };
  const submit = async () => {
    if (pending) return;
    setFailure(undefined);
    const checked = clientNoteForm.safeParse({ text });
    if (!checked.success) return refuse(checked.error.issues[0]?.message ?? failedTitle);
    setFault(undefined);
    setPending(true);
    try {
      await save(checked.data.text);
    } catch (error) {
      const said = error instanceof ApiError && error.fields.find(({ field }) => field === "text")?.message;
      if (said) refuse(said);
      else setFailure(messageOf(error, errors.somethingWrong));
    } finally {
      setPending(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  };

  return (
    <form
      noValidate
      method="post"
      className="flex flex-col gap-2.5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field label={label} labelHidden={labelHidden} error={fault} description={roomLeft(text)}>
        <Textarea
          ref={box}
          rows={3}
          value={text}
          // What were typed meanwhile would be lost when the box is emptied.
          readOnly={pending}
          placeholder={words.placeholder}
          onChange={(event) => {
            setFault(undefined);
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

/** Words for the room left, in the last tenth of it. */
function roomLeft(text: string): ReactNode {
  const left = limits.clientNoteMax - [...text.trim()].length;
  if (left > limits.clientNoteMax / 10) return undefined;
  return left < 0 ? plural(words.charactersOver, -left) : plural(words.charactersLeft, left);
}
