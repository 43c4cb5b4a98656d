"use client";

import * as words from "@aangan/copy/coach-crisis";
import * as common from "@aangan/copy/common";
import * as crisisClosing from "@aangan/copy/crisis-closing";
import { type CrisisOutcomeInput, crisisOutcomeForm } from "@aangan/copy/forms/crisis-outcome";
import { limits } from "@aangan/copy/limits";
import { crisisNoteOptional, crisisOutcomes } from "@aangan/copy/lists";
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
import { RadioCard, RadioGroup } from "@aangan/ui/radio-group/radio-group.tsx";
import { Textarea } from "@aangan/ui/textarea/textarea.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { type Client, dashboardQuery, nameOf } from "@/features/clients/queries";
import { useCloseCrisis } from "./queries";

const nothing: CrisisOutcomeInput = { outcome: "", note: "" };

const isNoteOptional = (outcome: string) => crisisNoteOptional.some((code) => code === outcome);

/** Checks a draft; outcomes that say too little need a note. */
function check(draft: CrisisOutcomeInput) {
  const checked = crisisOutcomeForm.safeParse(draft);
  if (!checked.success || checked.data.note || isNoteOptional(checked.data.outcome)) return checked;
  return {
    success: false as const,
    error: { issues: [{ path: ["note"], message: crisisClosing.noteRequired }] },
  };
}

/** Props of {@link OutcomeDialog}. It is open for as long as it is mounted. */
export interface OutcomeDialogProps {
  client: Pick<Client, "id" | "firstName" | "lastName">;
  /** The number of the newest flag that the coach had seen; null for all. */
  through: number | null;
  onClose: () => void;
  /** Moves focus after closing: the button that opened the dialog may be gone. */
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Closes a client's possible crisis with an outcome and a note. The draft stays in this tab until it is saved or
 * cancelled, so a failed request or an accidental Esc loses nothing.
 */
export function OutcomeDialog({ client, through, onClose, onCloseAutoFocus }: OutcomeDialogProps) {
  const close = useCloseCrisis(client.id);
  const queries = useQueryClient();
  const [draft, keep, drop] = useTabState<CrisisOutcomeInput>(`crisis_outcome_${client.id}`, nothing);
  const { outcome } = draft;
  const note = draft.note ?? "";
  const group = useRef<HTMLDivElement>(null);
  const { form, pending, faults, failure, amend, onSubmit } = useFormSubmit({
    fields: ["outcome", "note"],
    check: () => check(draft),
    save: async (values) => {
      await close.mutateAsync({ ...values, through });
      drop();
      // Urgent clients come first, so the first page contains all of them.
      const dashboard = queries.getQueryData(dashboardQuery.queryKey);
      const listed = dashboard?.clients.items.find(({ id }) => id === client.id);
      const said = listed?.hasUrgentKeyword ? words.savedSome : words.saved;
      toast({ title: said.title, description: said.text({ clientName: nameOf(client) }) });
      onClose();
    },
  });
  useEffect(() => {
    // The form finds inputs only by name, and the group has none.
    if (faults.outcome) group.current?.querySelector<HTMLElement>("[role=radio]")?.focus();
  }, [faults.outcome]);

  return (
    <Dialog open onOpenChange={(open) => (open || pending ? undefined : onClose())}>
      <DialogContent closeLabel={common.close} onCloseAutoFocus={onCloseAutoFocus}>
        <form ref={form} noValidate method="post" onSubmit={onSubmit}>
          <DialogHeader>
            <DialogTitle>{words.title}</DialogTitle>
            <DialogDescription>{words.text({ clientName: client.firstName })}</DialogDescription>
          </DialogHeader>
          <DialogBody className="flex flex-col gap-4">
            <Field label={words.outcome} labelHidden error={faults.outcome} required>
              <RadioGroup
                ref={group}
                value={outcome}
                onValueChange={(chosen) => {
                  amend("outcome");
                  amend("note");
                  keep({ ...draft, outcome: chosen });
                }}
                className="grid grid-cols-1 gap-2 md:grid-cols-2"
              >
                {crisisOutcomes.map(({ code, label }) => (
                  <RadioCard key={code} value={code} label={label} className="not-first:mt-0" />
                ))}
              </RadioGroup>
            </Field>
            <Field
              label={words.note}
              labelNote={isNoteOptional(outcome) ? common.optional : undefined}
              description={
                remainingCharacters(note, limits.crisisNoteMax, words) ??
                (outcome === "handed_over" ? words.handedOver : undefined)
              }
              error={faults.note}
            >
              <Textarea
                name="note"
                rows={3}
                value={note}
                readOnly={pending}
                onChange={(event) => {
                  amend("note");
                  keep({ ...draft, note: event.currentTarget.value });
                }}
              />
            </Field>
            {failure ? (
              <Alert tone="danger" title={words.saveFailed}>
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
            <Button type="submit" pending={pending} pendingText={words.saving}>
              {words.save}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
