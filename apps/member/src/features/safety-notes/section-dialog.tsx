"use client";

import * as common from "@aangan/copy/common";
import { safetySectionForm } from "@aangan/copy/forms/safety-section";
import { limits } from "@aangan/copy/limits";
import * as words from "@aangan/copy/safety-notes-page";
import { failureText } from "@aangan/shell/forms/failure.ts";
import { useFormSubmit } from "@aangan/shell/forms/form-submit.ts";
import { remainingCharacters } from "@aangan/shell/forms/remaining-characters.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@aangan/ui/dialog/dialog.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { Select } from "@aangan/ui/select/select.tsx";
import { Textarea } from "@aangan/ui/textarea/textarea.tsx";
import { useState } from "react";
import { type Section, useSaveNotes } from "./queries";

/** Props of {@link SectionDialog}. It is open for as long as it is mounted. */
export interface SectionDialogProps {
  /** All sections, as last fetched. */
  sections: readonly Section[];
  /** The id of the edited section, or undefined for a new one. */
  id: string | undefined;
  onClose: () => void;
}

/**
 * Edits one section: title, text, position. If it is changed on another device during the edit, that version is shown
 * below the draft, which stays.
 */
export function SectionDialog({ sections, id, onClose }: SectionDialogProps) {
  const saveNotes = useSaveNotes();
  const current = sections.find((section) => section.id === id);
  const [ownId] = useState(() => id ?? crypto.randomUUID());
  const [opened] = useState({ title: current?.title ?? "", text: current?.text ?? "" });
  const [draft, setDraft] = useState({
    ...opened,
    place: current ? sections.indexOf(current) : sections.length,
  });
  const count = sections.length + (current ? 0 : 1);
  const { form, pending, faults, failure, amend, onSubmit } = useFormSubmit({
    fields: ["title", "text"],
    check: () => safetySectionForm.safeParse({ title: draft.title, text: draft.text }),
    save: async ({ title, text = "" }) => {
      await saveNotes.mutateAsync((latest) => ({
        ...latest,
        sections: latest.sections
          .filter((section) => section.id !== ownId)
          .toSpliced(draft.place, 0, { id: ownId, title, text }),
      }));
      onClose();
    },
  });
  // While it is being saved, the change may be this one.
  const changedElsewhere =
    !pending && current && (current.title !== opened.title || current.text !== opened.text) ? current : undefined;

  return (
    <Dialog open onOpenChange={(open) => (open || pending ? undefined : onClose())}>
      <DialogContent closeLabel={common.close} aria-describedby={undefined}>
        <form ref={form} noValidate method="post" onSubmit={onSubmit}>
          <DialogHeader>
            <DialogTitle>{current ? words.editSection : words.newSection}</DialogTitle>
          </DialogHeader>
          <DialogBody className="flex flex-col gap-4">
            <Field
              label={words.titleLabel}
              required
              error={faults.title}
              description={remainingCharacters(draft.title, limits.safetyTitleMax, words)}
            >
              <Input
                name="title"
                value={draft.title}
                readOnly={pending}
                autoComplete="off"
                onChange={(event) => {
                  amend("title");
                  setDraft({ ...draft, title: event.currentTarget.value });
                }}
              />
            </Field>
            <Field
              label={words.textLabel}
              error={faults.text}
              description={remainingCharacters(draft.text, limits.safetyTextMax, words) ?? words.textHelp}
            >
              <Textarea
                name="text"
                rows={6}
                value={draft.text}
                readOnly={pending}
                autoComplete="off"
                onChange={(event) => {
                  amend("text");
                  setDraft({ ...draft, text: event.currentTarget.value });
                }}
              />
            </Field>
            {count > 1 ? (
              <Field label={words.place}>
                <Select
                  value={String(Math.min(draft.place, count - 1))}
                  onValueChange={(place) => setDraft({ ...draft, place: Number(place) })}
                  options={Array.from({ length: count }, (_, place) => ({
                    value: String(place),
                    label: words.placeOf({ place: place + 1, count }),
                  }))}
                />
              </Field>
            ) : null}
            {failure ? (
              <Alert tone="danger" title={words.saveFailed}>
                {failure}
              </Alert>
            ) : null}
            {changedElsewhere ? (
              <section aria-labelledby="other-version">
                <h3 id="other-version" className="font-semibold text-label">
                  {words.otherVersion}
                </h3>
                <p className="mt-1 whitespace-pre-line text-small [overflow-wrap:anywhere]">
                  {[changedElsewhere.title, changedElsewhere.text].join("\n")}
                </p>
              </section>
            ) : null}
            {current ? <RemoveSection section={current} onRemoved={onClose} /> : null}
          </DialogBody>
          <DialogFooter>
            <Button variant="secondary" disabled={pending} onClick={onClose}>
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

function RemoveSection({ section, onRemoved }: { section: Section; onRemoved: () => void }) {
  const saveNotes = useSaveNotes();
  return (
    <AlertDialog
      trigger={
        <Button variant="quiet" size="sm" className="-mx-3 self-start">
          {words.remove}
        </Button>
      }
      title={words.removeTitle({ title: section.title })}
      description={words.removeText}
      confirmLabel={words.removeConfirm}
      pendingLabel={words.removing}
      cancelLabel={words.cancel}
      destructive
      onConfirm={async () => {
        try {
          await saveNotes.mutateAsync((latest) => ({
            ...latest,
            sections: latest.sections.filter(({ id }) => id !== section.id),
          }));
        } catch (error) {
          return failureText(error);
        }
        onRemoved();
        return undefined;
      }}
    />
  );
}
