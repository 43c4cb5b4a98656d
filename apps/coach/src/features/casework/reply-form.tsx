"use client";

import { ApiError, messageOf } from "@aangan/api/errors";
import { coachReplies as words } from "@aangan/copy/coach-casework";
import { errors } from "@aangan/copy/errors";
import { savedReplyForm } from "@aangan/copy/forms/saved-reply";
import { Alert } from "@aangan/ui/alert";
import { Button } from "@aangan/ui/button";
import { DialogBody, DialogFooter } from "@aangan/ui/dialog";
import { Field } from "@aangan/ui/field";
import { Input } from "@aangan/ui/input";
import { Textarea } from "@aangan/ui/textarea";
import { toast } from "@aangan/ui/toast";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSaveReply } from "./replies";

/** A saved reply that is being written: a new one without an id. */
export interface ReplyDraft {
  id: string | null;
  title: string;
  text: string;
}

type Faults = Partial<Record<"title" | "text", string>>;

/** Writes a saved reply: what it is called and what it says. The draft is the caller's to keep. */
export function ReplyForm({
  draft,
  onDraft,
  onDone,
}: {
  draft: ReplyDraft;
  onDraft: (draft: ReplyDraft) => void;
  /** Saved, or given up. */
  onDone: () => void;
}) {
  const save = useSaveReply();
  const [faults, setFaults] = useState<Faults>({});
  const title = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => title.current?.focus(), []);

  const refuse = (found: Faults) => {
    setFaults(found);
    (found.title === undefined ? text.current : title.current)?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const checked = savedReplyForm.safeParse({ title: draft.title, text: draft.text });
    if (!checked.success) {
      const of = (name: string) => checked.error.issues.find(({ path }) => path[0] === name)?.message;
      return refuse(given({ title: of("title"), text: of("text") }));
    }
    setFaults({});
    save.mutate(
      { id: draft.id, reply: checked.data },
      {
        onSuccess: () => {
          toast({ title: draft.id === null ? words.added : words.changed });
          onDone();
        },
        onError: (error) => {
          if (!(error instanceof ApiError)) return;
          const of = (name: string) => error.fields.find(({ field }) => field === name)?.message;
          const found = given({ title: of("title"), text: of("text") });
          if (Object.keys(found).length > 0) refuse(found);
        },
      },
    );
  };

  return (
    <form noValidate method="post" onSubmit={submit}>
      <DialogBody className="flex flex-col gap-4">
        <Field label={words.name} description={words.nameHint} error={faults.title} required>
          <Input
            ref={title}
            autoComplete="off"
            value={draft.title}
            onChange={(event) => onDraft({ ...draft, title: event.currentTarget.value })}
          />
        </Field>
        <Field label={words.words} description={words.wordsHint} error={faults.text} required>
          <Textarea
            ref={text}
            rows={5}
            value={draft.text}
            onChange={(event) => onDraft({ ...draft, text: event.currentTarget.value })}
          />
        </Field>
        {save.error && Object.keys(faults).length === 0 ? (
          <Alert tone="danger" title={words.saveFailed}>
            {messageOf(save.error, errors.somethingWrong)}
          </Alert>
        ) : null}
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button type="submit" pending={save.isPending} pendingText={words.saving}>
          {draft.id === null ? words.add : words.save}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** Only the faults that there are. */
function given(faults: { title: string | undefined; text: string | undefined }): Faults {
  return {
    ...(faults.title === undefined ? {} : { title: faults.title }),
    ...(faults.text === undefined ? {} : { text: faults.text }),
  };
}
