"use client";

import * as common from "@aangan/copy/common";
import { type SafetyContactInput, safetyContactForm } from "@aangan/copy/forms/safety-contact";
import * as words from "@aangan/copy/safety-notes-page";
import { failureText } from "@aangan/shell/forms/failure.ts";
import { useFormSubmit } from "@aangan/shell/forms/form-submit.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
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
import { Input } from "@aangan/ui/input/input.tsx";
import { useState } from "react";
import type { Contact } from "@/lib/kept-notes";
import { useSaveNotes } from "./queries";

/** Props of {@link ContactDialog}. It is open for as long as it is mounted. */
export interface ContactDialogProps {
  /** The stored contact; empty for none. */
  contact: Contact;
  onClose: () => void;
}

/** Sets or removes the trusted contact. */
export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const saveNotes = useSaveNotes();
  const [removeFailure, setRemoveFailure] = useState<string>();
  const [draft, setDraft] = useState<SafetyContactInput>({
    contactName: contact.contactName,
    contactPhone: contact.contactPhone,
  });
  const { form, pending, faults, failure, amend, onSubmit } = useFormSubmit({
    fields: ["contactName", "contactPhone"],
    check: () => safetyContactForm.safeParse(draft),
    save: async (values) => {
      setRemoveFailure(undefined);
      await saveNotes.mutateAsync((latest) => ({ ...latest, ...values }));
      onClose();
    },
  });
  const busy = pending || saveNotes.isPending;
  const remove = async () => {
    try {
      await saveNotes.mutateAsync((latest) => ({ ...latest, contactName: "", contactPhone: "" }));
      onClose();
    } catch (error) {
      setRemoveFailure(failureText(error));
    }
  };
  const field = (name: "contactName" | "contactPhone") => ({
    name,
    value: draft[name],
    readOnly: busy,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      amend(name);
      setDraft({ ...draft, [name]: event.currentTarget.value });
    },
  });

  return (
    <Dialog open onOpenChange={(open) => (open || busy ? undefined : onClose())}>
      <DialogContent closeLabel={common.close}>
        <form ref={form} noValidate method="post" onSubmit={onSubmit}>
          <DialogHeader>
            <DialogTitle>{words.contact}</DialogTitle>
            <DialogDescription>{words.contactText}</DialogDescription>
          </DialogHeader>
          <DialogBody className="flex flex-col gap-4">
            <Field label={words.contactName} required error={faults.contactName}>
              <Input {...field("contactName")} autoComplete="off" />
            </Field>
            <Field label={words.contactPhone} required error={faults.contactPhone}>
              <Input {...field("contactPhone")} type="tel" inputMode="tel" autoComplete="off" />
            </Field>
            {(failure ?? removeFailure) ? (
              <Alert tone="danger" title={words.saveFailed}>
                {failure ?? removeFailure}
              </Alert>
            ) : null}
            {contact.contactPhone ? (
              <Button
                variant="quiet"
                size="sm"
                className="-mx-3 self-start"
                disabled={busy}
                onClick={() => void remove()}
              >
                {words.contactRemove}
              </Button>
            ) : null}
          </DialogBody>
          <DialogFooter>
            <Button variant="secondary" disabled={busy} onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" pending={pending} pendingText={words.saving}>
              {words.save}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
