"use client";

import * as words from "@aangan/copy/admin-coaches";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "@aangan/ui/dialog/dialog.tsx";
import { createContext, type ReactNode, use, useRef, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useFormErrors } from "@/lib/form-errors";

/** Whether the dialog's form is being sent: then it must not close, so that its errors are shown. */
const Sending = createContext<{ current: boolean }>({ current: false });

/** Props of {@link FormDialog}. */
export interface FormDialogProps {
  /** The control that opens the dialog, a single element. */
  trigger: ReactNode;
  size?: DialogContentProps["size"];
  /** A {@link DialogForm}, mounted on each opening; receives the function that closes the dialog. */
  children: (close: () => void) => ReactNode;
}

/** A button with a dialog that collects input before an action. */
export function FormDialog({ trigger, size, children }: FormDialogProps) {
  const [open, setOpen] = useState(false);
  const sending = useRef(false);
  return (
    <Dialog open={open} onOpenChange={(next) => sending.current || setOpen(next)}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      {/* A click outside must not discard the input. */}
      <DialogContent size={size} onInteractOutside={(event) => event.preventDefault()}>
        <Sending value={sending}>{children(() => setOpen(false))}</Sending>
      </DialogContent>
    </Dialog>
  );
}

/** Props of {@link DialogForm}. */
export interface DialogFormProps<Input extends FieldValues, Values> {
  form: UseFormReturn<Input, unknown, Values>;
  /** The form's fields, for the server's errors. */
  fields: readonly Path<Input>[];
  title: string;
  /** The effect of the action. */
  text: string;
  submitLabel: string;
  pendingLabel: string;
  failedTitle: string;
  /** The action removes something. */
  destructive?: boolean;
  /** Sends the values; its errors are shown in the form. */
  send: (values: Values) => Promise<unknown>;
  children: ReactNode;
}

/** The form in a {@link FormDialog}: title, text, fields and two buttons. */
export function DialogForm<Input extends FieldValues, Values>({
  form: { handleSubmit, setError, formState },
  fields,
  title,
  text,
  submitLabel,
  pendingLabel,
  failedTitle,
  destructive = false,
  send,
  children,
}: DialogFormProps<Input, Values>) {
  const { failure, showError, clear } = useFormErrors(fields, setError);
  const sending = use(Sending);
  const submit = handleSubmit(async (values) => {
    sending.current = true;
    try {
      await send(values);
    } catch (error) {
      showError(error);
    } finally {
      sending.current = false;
    }
  });
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        clear();
        void submit(event);
      }}
    >
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{text}</DialogDescription>
      </DialogHeader>
      <DialogBody className="flex flex-col gap-4">
        {children}
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
        <Button
          type="submit"
          variant={destructive ? "destructive" : "primary"}
          pending={formState.isSubmitting}
          pendingText={pendingLabel}
        >
          {submitLabel}
        </Button>
      </DialogFooter>
    </form>
  );
}
