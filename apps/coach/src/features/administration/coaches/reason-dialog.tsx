"use client";

import * as words from "@aangan/copy/admin-coaches";
import { type CoachRefusalInput, coachRefusalForm } from "@aangan/copy/forms/coach-refusal";
import { Field } from "@aangan/ui/field/field.tsx";
import { Textarea } from "@aangan/ui/textarea/textarea.tsx";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { DialogForm, type DialogFormProps, FormDialog } from "./form-dialog";

/** Props of {@link ReasonDialog}. */
export interface ReasonDialogProps
  extends Pick<
    DialogFormProps<CoachRefusalInput, CoachRefusalInput>,
    "title" | "text" | "submitLabel" | "pendingLabel" | "failedTitle"
  > {
  /** The control that opens the dialog, a single element. */
  trigger: ReactNode;
  /** Sends the reason; its errors are shown in the form. */
  send: (reason: string) => Promise<unknown>;
  onSent: () => void;
}

/** Rejects a coach's request, with a reason. */
export function ReasonDialog({ trigger, ...props }: ReasonDialogProps) {
  return (
    <FormDialog size="sm" trigger={trigger}>
      {(close) => (
        <ReasonForm
          {...props}
          onSent={() => {
            close();
            props.onSent();
          }}
        />
      )}
    </FormDialog>
  );
}

function ReasonForm({ send, onSent, ...props }: Omit<ReasonDialogProps, "trigger">) {
  const form = useForm<CoachRefusalInput>({
    resolver: standardSchemaResolver(coachRefusalForm),
    defaultValues: { reason: "" },
  });
  return (
    <DialogForm
      {...props}
      destructive
      form={form}
      fields={["reason"]}
      send={async ({ reason }) => {
        await send(reason);
        onSent();
      }}
    >
      <Field label={words.reason} description={words.reasonHint} error={form.formState.errors.reason?.message} required>
        <Textarea rows={4} {...form.register("reason")} />
      </Field>
    </DialogForm>
  );
}
