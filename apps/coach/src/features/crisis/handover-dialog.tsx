"use client";

import * as common from "@aangan/copy/common";
import * as words from "@aangan/copy/crisis-view";
import { type CrisisHandoverInput, crisisHandoverForm } from "@aangan/copy/forms/crisis-handover";
import { limits } from "@aangan/copy/limits";
import { useFormSubmit } from "@aangan/shell/forms/form-submit.ts";
import { remainingCharacters } from "@aangan/shell/forms/remaining-characters.ts";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
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
import { Textarea } from "@aangan/ui/textarea/textarea.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import type { Client } from "@/features/clients/queries";
import { useHandOver } from "./queries";

const nothing: CrisisHandoverInput = { note: "" };

/** Props of {@link HandoverDialog}. It is open for as long as it is mounted. */
export interface HandoverDialogProps {
  client: Pick<Client, "id" | "firstName">;
  onClose: () => void;
  /** Moves focus after closing: the button that opened the dialog may be gone. */
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Asks before the team is alerted about a client's possible crisis, with an optional note. The note stays in this tab
 * until it is stored or cancelled.
 */
export function HandoverDialog({ client, onClose, onCloseAutoFocus }: HandoverDialogProps) {
  const handOver = useHandOver(client.id);
  const [draft, keep, drop] = useTabState<CrisisHandoverInput>(`crisis_handover_${client.id}`, nothing);
  const note = draft.note ?? "";
  const clientName = client.firstName;
  const { form, pending, faults, failure, amend, onSubmit } = useFormSubmit({
    fields: ["note"],
    check: () => crisisHandoverForm.safeParse(draft),
    save: async (values) => {
      await handOver.mutateAsync(values);
      drop();
      toast({ title: words.alerted.title, description: words.alerted.text({ clientName }) });
      onClose();
    },
  });
  return (
    <Dialog open onOpenChange={(open) => (open || pending ? undefined : onClose())}>
      <DialogContent closeLabel={common.close} onCloseAutoFocus={onCloseAutoFocus}>
        <form ref={form} noValidate method="post" onSubmit={onSubmit}>
          <DialogHeader>
            <DialogTitle>{words.dialogTitle}</DialogTitle>
            <DialogDescription>{words.dialogText({ clientName })}</DialogDescription>
          </DialogHeader>
          <DialogBody className="flex flex-col gap-4">
            <Field
              label={words.note}
              labelNote={common.optional}
              description={remainingCharacters(note, limits.handoverNoteMax, words) ?? words.noteHint}
              error={faults.note}
            >
              <Textarea
                name="note"
                rows={3}
                value={note}
                readOnly={pending}
                onChange={(event) => {
                  amend("note");
                  keep({ note: event.currentTarget.value });
                }}
              />
            </Field>
            {failure ? (
              <Alert tone="danger" title={words.alertFailed}>
                {failure}
              </Alert>
            ) : null}
          </DialogBody>
          <DialogFooter>
            <Button
              variant="secondary"
              // The text must not be discarded during the request: it may be rejected.
              disabled={pending}
              onClick={() => {
                drop();
                onClose();
              }}
            >
              {words.cancel}
            </Button>
            <Button type="submit" pending={pending} pendingText={words.alerting}>
              {words.alert}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
