"use client";

import { ApiError, messageOf } from "@aangan/api/errors";
import { common } from "@aangan/copy/common";
import { errors } from "@aangan/copy/errors";
import { plural } from "@aangan/copy/format";
import { goalForm } from "@aangan/copy/forms/goal";
import { goalWords as words } from "@aangan/copy/goals";
import { limits } from "@aangan/copy/limits";
import { Alert } from "@aangan/ui/alert";
import { Button } from "@aangan/ui/button";
import { Field } from "@aangan/ui/field";
import { Input } from "@aangan/ui/input";
import { Textarea } from "@aangan/ui/textarea";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";

/** What a goal says. */
export interface GoalText {
  title: string;
  detail: string;
}

/** Props of {@link GoalForm}. */
export interface GoalFormProps {
  text: GoalText;
  /** Keeps what is typed: the caller's, so that it survives a reload. */
  onText: (text: GoalText) => void;
  /** Stores it; throws an `ApiError`. */
  save: (text: GoalText) => Promise<unknown>;
  saveLabel: string;
  savingLabel: string;
  onCancel: () => void;
  /** What is shown for the words as they are being written: help, where they sound like a crisis. */
  help?: (writing: string) => ReactNode;
}

/** A goal that is being written. The text is not lost when saving fails. */
export function GoalForm({ text, onText, save, saveLabel, savingLabel, onCancel, help }: GoalFormProps) {
  const title = useRef<HTMLInputElement>(null);
  const detail = useRef<HTMLTextAreaElement>(null);
  const [pending, setPending] = useState(false);
  const [faults, setFaults] = useState<Partial<GoalText>>({});
  const [failure, setFailure] = useState<string>();
  useEffect(() => title.current?.focus(), []);

  const refuse = (found: Partial<GoalText>) => {
    setFaults(found);
    (found.title ? title : detail).current?.focus();
  };
  const submit = async () => {
    if (pending) return;
    setFailure(undefined);
    setFaults({});
    const checked = goalForm.safeParse(text);
    if (!checked.success) {
      return refuse(
        Object.fromEntries(checked.error.issues.toReversed().map(({ path, message }) => [path[0], message])),
      );
    }
    setPending(true);
    try {
      await save({ title: checked.data.title, detail: checked.data.detail ?? "" });
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : [];
      const said = fields.filter(({ field }) => field === "title" || field === "detail");
      if (said.length > 0) refuse(Object.fromEntries(said.map(({ field, message }) => [field, message])));
      else setFailure(messageOf(error, errors.somethingWrong));
    } finally {
      setPending(false);
    }
  };

  return (
    <form
      noValidate
      method="post"
      className="flex flex-col gap-3.5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field label={words.title} error={faults.title} description={roomLeft(text.title, limits.goalTitleMax)}>
        <Input
          ref={title}
          value={text.title}
          readOnly={pending}
          autoComplete="off"
          placeholder={words.titlePlaceholder}
          onChange={(event) => onText({ ...text, title: event.currentTarget.value })}
        />
      </Field>
      <Field
        label={words.detail}
        labelNote={common.optional}
        error={faults.detail}
        description={roomLeft(text.detail, limits.goalDetailMax)}
      >
        <Textarea
          ref={detail}
          rows={3}
          value={text.detail}
          readOnly={pending}
          placeholder={words.detailPlaceholder}
          onChange={(event) => onText({ ...text, detail: event.currentTarget.value })}
        />
      </Field>
      {help?.(`${text.title}\n${text.detail}`)}
      {failure ? (
        <Alert tone="danger" title={words.saveFailed}>
          {failure}
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={pending} pendingText={savingLabel}>
          {saveLabel}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Words for the room left, in the last tenth of it. */
function roomLeft(text: string, most: number): ReactNode {
  const left = most - [...text.trim()].length;
  if (left > most / 10) return undefined;
  return left < 0 ? plural(words.charactersOver, -left) : plural(words.charactersLeft, left);
}
