"use client";

import * as common from "@aangan/copy/common";
import { safetySectionForm } from "@aangan/copy/forms/safety-section";
import { limits } from "@aangan/copy/limits";
import * as words from "@aangan/copy/safety-notes-page";
import { useFormSubmit } from "@aangan/shell/forms/form-submit.ts";
import { remainingCharacters } from "@aangan/shell/forms/remaining-characters.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
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
import { Progress } from "@aangan/ui/progress/progress.tsx";
import { Textarea } from "@aangan/ui/textarea/textarea.tsx";
import { useEffect, useRef, useState } from "react";
import { type Section, useSaveNotes } from "./queries";

/** Props of {@link GuideDialog}. It is open for as long as it is mounted. */
export interface GuideDialogProps {
  /** All sections, as last fetched. */
  sections: readonly Section[];
  onClose: () => void;
}

/**
 * Goes through the sections one at a time, each with a question. Every step is saved before the next one is shown, so
 * that closing it keeps the answers so far.
 */
export function GuideDialog({ sections, onClose }: GuideDialogProps) {
  const saveNotes = useSaveNotes();
  // The steps stay the same if another device changes the sections.
  const [steps] = useState(sections);
  const [place, setPlace] = useState(0);
  const [drafts, setDrafts] = useState<Record<string, string>>({});
  const box = useRef<HTMLTextAreaElement>(null);
  const step = steps[place] ?? { id: "", title: "", text: "" };
  const current = sections.find(({ id }) => id === step.id) ?? step;
  const text = drafts[step.id] ?? step.text;
  const last = place === steps.length - 1;
  const go = (to: number) => {
    if (to === steps.length) onClose();
    else setPlace(to);
  };
  const { form, pending, faults, failure, amend, onSubmit } = useFormSubmit({
    fields: ["text"],
    check: () => safetySectionForm.safeParse({ title: step.title, text }),
    save: async ({ text = "" }) => {
      if (text !== current.text) {
        await saveNotes.mutateAsync((latest) => ({
          ...latest,
          // A section that was removed on another device comes back with its answer.
          sections: latest.sections.some(({ id }) => id === step.id)
            ? latest.sections.map((section) => (section.id === step.id ? { ...section, text } : section))
            : [...latest.sections, { ...step, text }],
        }));
      }
      go(place + 1);
    },
  });
  const changedElsewhere = !pending && current.text !== step.text && current.text !== text ? current.text : undefined;
  useEffect(() => {
    if (place >= 0) box.current?.focus();
  }, [place]);

  return (
    <Dialog open onOpenChange={(open) => (open || pending ? undefined : onClose())}>
      <DialogContent closeLabel={common.close} aria-describedby={undefined}>
        <form ref={form} noValidate method="post" onSubmit={onSubmit}>
          <DialogHeader>
            <DialogTitle>{step.title}</DialogTitle>
            <Progress
              className="mt-2.5"
              label={words.guide}
              labelHidden
              value={place + 1}
              max={steps.length}
              valueText={words.guideStep({ place: place + 1, count: steps.length })}
            />
          </DialogHeader>
          <DialogBody className="flex flex-col gap-4">
            <Field
              label={questionOf(step)}
              error={faults.text}
              description={remainingCharacters(text, limits.safetyTextMax, words) ?? words.guideText}
            >
              <Textarea
                // A new element at each step: undo must not bring back the answer of another one.
                key={step.id}
                ref={box}
                name="text"
                rows={6}
                value={text}
                readOnly={pending}
                autoComplete="off"
                onChange={(event) => {
                  amend("text");
                  setDrafts({ ...drafts, [step.id]: event.currentTarget.value });
                }}
              />
            </Field>
            {failure ? (
              <Alert tone="danger" title={words.saveFailed}>
                {failure}
              </Alert>
            ) : null}
            {changedElsewhere === undefined ? null : (
              <section aria-labelledby="other-version">
                <h3 id="other-version" className="font-semibold text-label">
                  {words.otherVersion}
                </h3>
                <p className="mt-1 whitespace-pre-line text-small [overflow-wrap:anywhere]">
                  {changedElsewhere || words.empty}
                </p>
              </section>
            )}
          </DialogBody>
          <DialogFooter>
            {place > 0 ? (
              <Button variant="secondary" disabled={pending} onClick={() => go(place - 1)}>
                {words.guideBack}
              </Button>
            ) : null}
            <Button type="submit" pending={pending} pendingText={words.saving}>
              {last ? words.guideFinish : words.guideNext}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/**
 * Returns the question about a section. The sections that notes start with have the same ids for everyone, and their
 * titles are in the language in which the notes were first stored.
 */
function questionOf(step: Section): string {
  const found = words.guideQuestions.find(({ id, title }) => id === step.id || title === step.title);
  return found?.question ?? words.guideOther;
}
