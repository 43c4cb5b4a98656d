"use client";

import * as coachCrisis from "@aangan/copy/coach-crisis";
import * as common from "@aangan/copy/common";
import * as crisisClosing from "@aangan/copy/crisis-closing";
import { type CrisisOutcomeInput, crisisOutcomeForm } from "@aangan/copy/forms/crisis-outcome";
import { limits } from "@aangan/copy/limits";
import { crisisNoteOptional, crisisOutcomes } from "@aangan/copy/lists";
import * as words from "@aangan/copy/on-call";
import { routes } from "@aangan/copy/routes";
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
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { useCloseOpenedCrisis } from "./queries";

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

/** Props of {@link CloseDialog}. It is open for as long as it is mounted. */
export interface CloseDialogProps {
  id: string;
  /** The number of the newest flag that the reader had seen. */
  through: number;
  onClose: () => void;
  /** Moves focus after closing. */
  onCloseAutoFocus: (event: Event) => void;
}

/** Closes an opened crisis with an outcome and a note, and leaves it. The draft stays in this tab until it is saved. */
export function CloseDialog({ id, through, onClose, onCloseAutoFocus }: CloseDialogProps) {
  const close = useCloseOpenedCrisis(id);
  const router = useRouter();
  const [draft, keep, drop] = useTabState<CrisisOutcomeInput>(`on_call_outcome_${id}`, { outcome: "", note: "" });
  const { outcome } = draft;
  const note = draft.note ?? "";
  const group = useRef<HTMLDivElement>(null);
  const { form, pending, faults, failure, amend, onSubmit } = useFormSubmit({
    fields: ["outcome", "note"],
    check: () => check(draft),
    save: async (values) => {
      await close.mutateAsync({ ...values, through });
      drop();
      onClose();
      toast({ title: words.closed.title, description: words.closed.text });
      router.push(routes.coachOnCall.path);
    },
  });
  useEffect(() => {
    // The form finds inputs only by name, and the group has none.
    if (faults.outcome) group.current?.querySelector<HTMLElement>("[role=radio]")?.focus();
  }, [faults.outcome]);
  return (
    <Dialog open onOpenChange={(stays) => (stays || pending ? undefined : onClose())}>
      <DialogContent closeLabel={common.close} onCloseAutoFocus={onCloseAutoFocus}>
        <form ref={form} noValidate method="post" onSubmit={onSubmit}>
          <DialogHeader>
            <DialogTitle>{coachCrisis.title}</DialogTitle>
            <DialogDescription>{words.closeText}</DialogDescription>
          </DialogHeader>
          <DialogBody className="flex flex-col gap-4">
            <Field label={coachCrisis.outcome} labelHidden error={faults.outcome} required>
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
              label={coachCrisis.note}
              labelNote={isNoteOptional(outcome) ? common.optional : undefined}
              description={remainingCharacters(note, limits.crisisNoteMax, coachCrisis)}
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
              <Alert tone="danger" title={coachCrisis.saveFailed}>
                {failure}
              </Alert>
            ) : null}
          </DialogBody>
          <DialogFooter>
            <Button
              variant="secondary"
              disabled={pending}
              onClick={() => {
                drop();
                onClose();
              }}
            >
              {common.cancel}
            </Button>
            <Button type="submit" pending={pending} pendingText={coachCrisis.saving}>
              {coachCrisis.save}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
