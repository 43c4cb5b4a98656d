"use client";

import { adminCoaches as words } from "@aangan/copy/administration-coaches";
import { type CoachRefusalInput, coachRefusalForm } from "@aangan/copy/forms/coach-refusal";
import { Alert } from "@aangan/ui/alert";
import { Button } from "@aangan/ui/button";
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "@aangan/ui/dialog";
import { Field } from "@aangan/ui/field";
import { Textarea } from "@aangan/ui/textarea";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { failureText } from "@/lib/failure";
import { showFieldErrors } from "@/lib/field-errors";

/** Props of {@link ReasonDialog}. */
export interface ReasonDialogProps {
  /** The control that opens it, one element. */
  trigger: ReactNode;
  title: string;
  /** What will happen. */
  text: string;
  submitLabel: string;
  pendingLabel: string;
  failedTitle: string;
  /** Sends it; what it throws is shown. */
  send: (reason: string) => Promise<unknown>;
  onSent: () => void;
}

/** Turns something down that a coach asked for, and asks why. */
export function ReasonDialog({ trigger, ...props }: ReasonDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      {/* A slip beside it takes nothing away that was written. */}
      <DialogContent size="sm" onInteractOutside={(event) => event.preventDefault()}>
        <ReasonForm
          {...props}
          onSent={() => {
            setOpen(false);
            props.onSent();
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

function ReasonForm({
  title,
  text,
  submitLabel,
  pendingLabel,
  failedTitle,
  send,
  onSent,
}: Omit<ReasonDialogProps, "trigger">) {
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<CoachRefusalInput>({
    resolver: standardSchemaResolver(coachRefusalForm),
    defaultValues: { reason: "" },
  });
  const submit = handleSubmit(async ({ reason }) => {
    try {
      await send(reason);
    } catch (error) {
      if (!showFieldErrors(error, ["reason"], setError)) setFailure(failureText(error));
      return;
    }
    onSent();
  });
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        setFailure(null);
        void submit(event);
      }}
    >
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{text}</DialogDescription>
      </DialogHeader>
      <DialogBody className="flex flex-col gap-4">
        <Field label={words.reason} description={words.reasonHint} error={formState.errors.reason?.message} required>
          <Textarea rows={4} {...register("reason")} />
        </Field>
        {failure ? (
          <Alert tone="danger" title={failedTitle}>
            {failure}
          </Alert>
        ) : null}
      </DialogBody>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="secondary">{words.dialogBack}</Button>
        </DialogClose>
        <Button type="submit" variant="destructive" pending={formState.isSubmitting} pendingText={pendingLabel}>
          {submitLabel}
        </Button>
      </DialogFooter>
    </form>
  );
}
