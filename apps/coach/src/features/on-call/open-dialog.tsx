"use client";

import * as common from "@aangan/copy/common";
import { type OnCallOpeningInput, onCallOpeningForm } from "@aangan/copy/forms/on-call-opening";
import { onCallReasons } from "@aangan/copy/lists";
import * as words from "@aangan/copy/on-call";
import * as onCallAnswers from "@aangan/copy/on-call-answers";
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
import { RadioCard, RadioGroup } from "@aangan/ui/radio-group/radio-group.tsx";
import { Textarea } from "@aangan/ui/textarea/textarea.tsx";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { onCallHref } from "@/lib/hrefs";
import { useOpenCrisis } from "./queries";

/** The reason that needs the person's own words. */
const other = "other";

/** Checks a draft. */
function check(draft: OnCallOpeningInput) {
  const checked = onCallOpeningForm.safeParse(draft);
  if (!checked.success || checked.data.detail || checked.data.reason !== other) return checked;
  return {
    success: false as const,
    error: { issues: [{ path: ["detail"], message: onCallAnswers.detailRequired }] },
  };
}

/** Props of {@link OpenDialog}. It is open for as long as it is mounted. */
export interface OpenDialogProps {
  id: string;
  onClose: () => void;
  /** Moves focus after closing. */
  onCloseAutoFocus: (event: Event) => void;
}

/** Asks for the reason before a crisis is opened, and then shows it. */
export function OpenDialog({ id, onClose, onCloseAutoFocus }: OpenDialogProps) {
  const open = useOpenCrisis();
  const router = useRouter();
  const [draft, setDraft] = useState<OnCallOpeningInput>({ reason: "", detail: "" });
  const group = useRef<HTMLDivElement>(null);
  const { form, pending, faults, failure, amend, onSubmit } = useFormSubmit({
    fields: ["reason", "detail"],
    check: () => check(draft),
    save: async (values) => {
      await open.mutateAsync({ ...values, id });
      onClose();
      router.push(onCallHref(id));
    },
  });
  useEffect(() => {
    // The form finds inputs only by name, and the group has none.
    if (faults.reason) group.current?.querySelector<HTMLElement>("[role=radio]")?.focus();
  }, [faults.reason]);
  return (
    <Dialog open onOpenChange={(stays) => (stays || pending ? undefined : onClose())}>
      <DialogContent closeLabel={common.close} onCloseAutoFocus={onCloseAutoFocus}>
        <form ref={form} noValidate method="post" onSubmit={onSubmit}>
          <DialogHeader>
            <DialogTitle>{words.openTitle}</DialogTitle>
            <DialogDescription>{words.openText}</DialogDescription>
          </DialogHeader>
          <DialogBody className="flex flex-col gap-4">
            <Field label={words.reason} labelHidden error={faults.reason} required>
              <RadioGroup
                ref={group}
                value={draft.reason}
                onValueChange={(reason) => {
                  amend("reason");
                  amend("detail");
                  setDraft({ ...draft, reason });
                }}
                className="grid grid-cols-1 gap-2 md:grid-cols-2"
              >
                {onCallReasons.map(({ code, label }) => (
                  <RadioCard key={code} value={code} label={label} className="not-first:mt-0" />
                ))}
              </RadioGroup>
            </Field>
            <Field
              label={words.detail}
              labelNote={draft.reason === other ? undefined : common.optional}
              description={words.detailHint}
              error={faults.detail}
            >
              <Textarea
                name="detail"
                rows={2}
                value={draft.detail ?? ""}
                readOnly={pending}
                onChange={(event) => {
                  amend("detail");
                  setDraft({ ...draft, detail: event.currentTarget.value });
                }}
              />
            </Field>
            {failure ? (
              <Alert tone="danger" title={words.openFailed}>
                {failure}
              </Alert>
            ) : null}
          </DialogBody>
          <DialogFooter>
            <Button variant="secondary" disabled={pending} onClick={onClose}>
              {common.cancel}
            </Button>
            <Button type="submit" pending={pending} pendingText={words.opening}>
              {words.openNow}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
