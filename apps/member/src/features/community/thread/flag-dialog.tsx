"use client";

import { messageOf } from "@aangan/api/errors";
import * as common from "@aangan/copy/common";
import * as communityPage from "@aangan/copy/community-page";
import * as words from "@aangan/copy/community-thread";
import * as sentences from "@aangan/copy/errors";
import { type FlagInput, type FlagValues, flagForm } from "@aangan/copy/forms/flag";
import { limits } from "@aangan/copy/limits";
import { flagReasons } from "@aangan/copy/lists";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@aangan/ui/dialog/dialog.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Radio, RadioGroup } from "@aangan/ui/radio-group/radio-group.tsx";
import { Textarea } from "@aangan/ui/textarea/textarea.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect } from "react";
import { Controller, useForm } from "react-hook-form";
import { showFieldErrors } from "@/lib/field-errors";
import { CommunitySafety } from "../safety";
import { NearLimit } from "./near-limit";
import { type Target, useFlag } from "./queries";

const names = ["reason", "notes"] as const;
const nothing: FlagInput = { reason: "", notes: "" };

/** Props of {@link FlagDialog}. It is open for as long as it is mounted. */
export interface FlagDialogProps {
  /** Another author's post or comment. */
  target: Target;
  onClose: () => void;
}

/**
 * Reports another author's post or comment, with a reason and a note. The typed text stays in this tab until it is
 * sent or cancelled.
 */
export function FlagDialog({ target, onClose }: FlagDialogProps) {
  const flag = useFlag();
  const [kept, keep, drop] = useTabState<FlagInput>(`flag_${target.commentId ?? target.postId}`, nothing);
  const { control, register, handleSubmit, setError, watch, formState } = useForm<FlagInput, unknown, FlagValues>({
    resolver: standardSchemaResolver(flagForm),
    defaultValues: kept,
  });
  useEffect(() => {
    const watching = watch(({ reason = "", notes = "" }, { type }) => {
      if (type === "change") keep({ reason, notes });
    });
    return () => watching.unsubscribe();
  });
  const { errors } = formState;

  const submit = handleSubmit(async (values) => {
    if (flag.isPending) return;
    try {
      await flag.mutateAsync({ ...target, ...values });
      drop();
      toast({ title: words.flagged.title, description: words.flagged.text });
      onClose();
    } catch (error) {
      showFieldErrors(error, names, setError);
      toast({
        title: words.flagFailed,
        description: messageOf(error, sentences.somethingWrong),
        variant: "destructive",
      });
    }
  });

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="md" closeLabel={common.close}>
        <form noValidate method="post" onSubmit={(event) => void submit(event)}>
          <DialogHeader>
            <DialogTitle>{target.commentId === undefined ? words.flagPostTitle : words.flagCommentTitle}</DialogTitle>
            <DialogDescription>{words.flagText}</DialogDescription>
          </DialogHeader>
          <DialogBody className="flex flex-col gap-5">
            <Controller
              name="reason"
              control={control}
              render={({ field: { value, onChange, onBlur, ref } }) => (
                <Field label={words.flagReason} error={errors.reason?.message} required>
                  <RadioGroup ref={ref} value={value} onValueChange={onChange} onBlur={onBlur}>
                    {flagReasons.map(({ code, label }) => (
                      <Radio key={code} value={code} label={label} />
                    ))}
                  </RadioGroup>
                </Field>
              )}
            />
            {/* A reader who fears for the author learns where help is, and may pass it on. */}
            {watch("reason") === "self-harm" ? <CommunitySafety /> : null}
            <Field
              label={words.flagNotes}
              labelNote={common.optional}
              error={errors.notes?.message}
              description={
                <span className="flex flex-wrap justify-between gap-x-4">
                  <span>{words.flagNotesHint}</span>
                  <NearLimit text={watch("notes") ?? ""} max={limits.flagNotesMax} words={communityPage.form} />
                </span>
              }
            >
              <Textarea rows={3} readOnly={flag.isPending} {...register("notes")} />
            </Field>
          </DialogBody>
          <DialogFooter>
            <Button
              variant="secondary"
              // The text must not be discarded during the request: it may be rejected.
              disabled={flag.isPending}
              onClick={() => {
                drop();
                onClose();
              }}
            >
              {common.cancel}
            </Button>
            <Button type="submit" pending={flag.isPending} pendingText={words.flagSending}>
              {words.flagSend}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
