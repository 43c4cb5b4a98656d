"use client";

import { messageOf } from "@aangan/api/errors";
import * as common from "@aangan/copy/common";
import * as communityPage from "@aangan/copy/community-page";
import * as words from "@aangan/copy/community-thread";
import * as sentences from "@aangan/copy/errors";
import { type AppealInput, type AppealValues, appealForm } from "@aangan/copy/forms/appeal";
import { limits } from "@aangan/copy/limits";
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
import { Textarea } from "@aangan/ui/textarea/textarea.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { ChangeEvent } from "react";
import { useForm } from "react-hook-form";
import { showFieldErrors } from "@/lib/field-errors";
import { NearLimit } from "./near-limit";
import { type Target, useAppeal } from "./queries";

/** Props of {@link AppealDialog}. It is open for as long as it is mounted. */
export interface AppealDialogProps {
  /** The member's own post or comment that was hidden or removed. */
  target: Target;
  onClose: () => void;
}

/** Appeals a decision, once. The typed text stays in this tab until it is sent or cancelled. */
export function AppealDialog({ target, onClose }: AppealDialogProps) {
  const appeal = useAppeal();
  const [kept, keep, drop] = useTabState(`appeal_${target.commentId ?? target.postId}`, "");
  const { register, handleSubmit, setError, watch, formState } = useForm<AppealInput, unknown, AppealValues>({
    resolver: standardSchemaResolver(appealForm),
    defaultValues: { text: kept },
  });

  const submit = handleSubmit(async (values) => {
    if (appeal.isPending) return;
    try {
      await appeal.mutateAsync({ ...target, ...values });
      drop();
      toast({ title: words.appealed.title, description: words.appealed.text });
      onClose();
    } catch (error) {
      showFieldErrors(error, ["text"], setError);
      toast({
        title: words.appealFailed,
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
            <DialogTitle>{words.appealTitle}</DialogTitle>
            <DialogDescription>{words.appealText}</DialogDescription>
          </DialogHeader>
          <DialogBody>
            <Field
              label={words.appealLabel}
              error={formState.errors.text?.message}
              required
              description={
                <span className="flex flex-wrap justify-between gap-x-4">
                  <span>{words.appealHint}</span>
                  <NearLimit text={watch("text")} max={limits.appealMax} words={communityPage.form} />
                </span>
              }
            >
              <Textarea
                rows={5}
                readOnly={appeal.isPending}
                {...register("text", {
                  onChange: (event: ChangeEvent<HTMLTextAreaElement>) => keep(event.target.value),
                })}
              />
            </Field>
          </DialogBody>
          <DialogFooter>
            <Button
              variant="secondary"
              // The text must not be discarded during the request: it may be rejected.
              disabled={appeal.isPending}
              onClick={() => {
                drop();
                onClose();
              }}
            >
              {common.cancel}
            </Button>
            <Button type="submit" pending={appeal.isPending} pendingText={words.appealSending}>
              {words.appealSend}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
