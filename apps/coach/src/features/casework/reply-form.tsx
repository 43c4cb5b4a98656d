"use client";

import * as words from "@aangan/copy/coach-replies";
import { savedReplyForm } from "@aangan/copy/forms/saved-reply";
import { useFormSubmit } from "@aangan/shell/forms/form-submit.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { DialogBody, DialogFooter } from "@aangan/ui/dialog/dialog.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { Textarea } from "@aangan/ui/textarea/textarea.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useEffect, useRef } from "react";
import { useSaveReply } from "./replies";

/** The draft of a saved reply; a new one has no id. */
export interface ReplyDraft {
  id: string | null;
  title: string;
  text: string;
}

/** The title and text of a saved reply. The caller stores the draft. */
export function ReplyForm({
  draft,
  onDraft,
  onDone,
}: {
  draft: ReplyDraft;
  onDraft: (draft: ReplyDraft) => void;
  /** Called after saving or cancelling. */
  onDone: () => void;
}) {
  const save = useSaveReply();
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { form, pending, faults, failure, onSubmit } = useFormSubmit({
    fields: ["title", "text"],
    check: () => savedReplyForm.safeParse({ title: draft.title, text: draft.text }),
    save: async (reply) => {
      await save.mutateAsync({ id: draft.id, reply });
      toast({ title: draft.id === null ? words.added : words.changed });
      onDone();
    },
  });

  return (
    <form ref={form} noValidate method="post" onSubmit={onSubmit}>
      <DialogBody className="flex flex-col gap-4">
        <Field label={words.name} description={words.nameHint} error={faults.title} required>
          <Input
            ref={title}
            name="title"
            autoComplete="off"
            value={draft.title}
            onChange={(event) => onDraft({ ...draft, title: event.currentTarget.value })}
          />
        </Field>
        <Field label={words.words} description={words.wordsHint} error={faults.text} required>
          <Textarea
            name="text"
            rows={5}
            value={draft.text}
            onChange={(event) => onDraft({ ...draft, text: event.currentTarget.value })}
          />
        </Field>
        {failure ? (
          <Alert tone="danger" title={words.saveFailed}>
            {failure}
          </Alert>
        ) : null}
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button type="submit" pending={pending} pendingText={words.saving}>
          {draft.id === null ? words.add : words.save}
        </Button>
      </DialogFooter>
    </form>
  );
}
