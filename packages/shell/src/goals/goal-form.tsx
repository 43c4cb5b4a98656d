"use client";

import * as common from "@aangan/copy/common";
import { goalForm } from "@aangan/copy/forms/goal";
import * as words from "@aangan/copy/goal-words";
import { limits } from "@aangan/copy/limits";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { Textarea } from "@aangan/ui/textarea/textarea.tsx";
import { type ReactNode, useEffect, useRef } from "react";
import { useFormSubmit } from "../forms/form-submit";
import { remainingCharacters } from "../forms/remaining-characters";

/** The text of a goal. */
export interface GoalText {
  title: string;
  detail: string;
}

/** Props of {@link GoalForm}. */
export interface GoalFormProps {
  text: GoalText;
  /** Stores the draft; the caller keeps it, so that it survives a reload. */
  onText: (text: GoalText) => void;
  /** Stores it; throws an `ApiError`. */
  save: (text: GoalText) => Promise<unknown>;
  saveLabel: string;
  savingLabel: string;
  onCancel: () => void;
  /** Renders help for a draft that sounds like a crisis. */
  help?: (writing: string) => ReactNode;
}

/** The form of a goal. The text is kept if saving fails. */
export function GoalForm({ text, onText, save, saveLabel, savingLabel, onCancel, help }: GoalFormProps) {
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { form, pending, faults, failure, onSubmit } = useFormSubmit({
    fields: ["title", "detail"],
    check: () => goalForm.safeParse(text),
    save: ({ title, detail = "" }) => save({ title, detail }),
  });

  return (
    <form ref={form} noValidate method="post" className="flex flex-col gap-3.5" onSubmit={onSubmit}>
      <Field
        label={words.title}
        error={faults.title}
        description={remainingCharacters(text.title, limits.goalTitleMax, words)}
      >
        <Input
          ref={title}
          name="title"
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
        description={remainingCharacters(text.detail, limits.goalDetailMax, words)}
      >
        <Textarea
          name="detail"
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
        <Button variant="quiet" size="sm" onClick={onCancel} disabled={pending}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
