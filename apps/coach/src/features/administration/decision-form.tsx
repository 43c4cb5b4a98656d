"use client";

import { ApiError, messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/administration";
import * as errors from "@aangan/copy/errors";
import { limits } from "@aangan/copy/limits";
import { moderationOutcomes } from "@aangan/copy/lists";
import * as moderation from "@aangan/copy/moderation";
import { remainingCharacters } from "@aangan/shell/forms/remaining-characters.ts";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { useAfterCommit } from "@aangan/ui/after-commit/use-after-commit.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Checkbox } from "@aangan/ui/checkbox/checkbox.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { NumberInput } from "@aangan/ui/input/input.tsx";
import { Radio, RadioGroup } from "@aangan/ui/radio-group/radio-group.tsx";
import { Textarea } from "@aangan/ui/textarea/textarea.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { type FormEvent, useRef, useState } from "react";
import { outcomeLabels } from "./badges";
import { type Draft, emptyDraft, type FieldErrors, needsConfirmation, serverFieldErrors, toDecision } from "./decision";
import { type CaseDetail, type Decision, useDecide } from "./queries";

const outcomeTexts = { keep: words.keepText, hide: words.hideText, remove: words.removeText } as const;
const appealTexts = {
  keep: words.keepAppealText,
  hide: words.hideAppealText,
  remove: words.removeAppealText,
} as const;

/** Props of {@link DecisionForm}. */
export interface DecisionFormProps {
  found: CaseDetail;
  /** The text was uncovered in its present revision; a decision requires that. */
  read: boolean;
  onDecided: (decision: Decision) => void;
}

/** The decision about a claimed case. The draft is kept in this tab until it is sent. */
export function DecisionForm({ found, read, onDecided }: DecisionFormProps) {
  const [draft, setDraft, dropDraft] = useTabState<Draft>(`decision_${found.id}`, emptyDraft);
  const [faults, setFaults] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null);
  const [asked, setAsked] = useState<Decision | null>(null);
  const decide = useDecide(found.id);
  const form = useRef<HTMLFormElement>(null);
  const afterCommit = useAfterCommit();

  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };
  const showFieldErrors = (found: FieldErrors) => {
    setFaults(found);
    afterCommit(() => {
      form.current?.querySelector<HTMLElement>("[aria-invalid=true] button, [aria-invalid=true]")?.focus();
    });
  };
  /** Sends the decision; returns an error message if it can be retried. */
  const send = async (decision: Decision): Promise<string | undefined> => {
    try {
      await decide.mutateAsync(decision);
    } catch (error) {
      const fieldErrors = error instanceof ApiError ? serverFieldErrors(error) : {};
      if (Object.keys(fieldErrors).length > 0) showFieldErrors(fieldErrors);
      const text = messageOf(error, errors.somethingWrong);
      const changed = text === moderation.wordsChanged;
      setFailure({ title: changed ? words.lookAgain : words.decideFailed, text });
      return error instanceof ApiError && (error.status === 400 || error.status === 409) ? undefined : text;
    }
    dropDraft();
    toast({ title: words.done({ outcome: outcomeLabels[decision.outcome] }), description: words.doneText });
    onDecided(decision);
    return undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (decide.isPending) return;
    setFailure(null);
    const result = toDecision(draft, found.revision);
    if ("faults" in result) return showFieldErrors(result.faults);
    setFaults({});
    if (!read) return setFailure({ title: words.decideFailed, text: words.readFirst });
    if (needsConfirmation(result.decision)) setAsked(result.decision);
    else void send(result.decision);
  };

  return (
    <form ref={form} noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      <Field label={words.outcomeLabel} error={faults.outcome} required>
        <RadioGroup value={draft.outcome} onValueChange={(outcome) => change({ outcome })}>
          {moderationOutcomes.map(({ code, label }) => (
            <Radio
              key={code}
              value={code}
              label={label}
              description={(found.appeal === null ? outcomeTexts : appealTexts)[code]}
            />
          ))}
        </RadioGroup>
      </Field>
      <fieldset className="flex flex-col gap-1">
        <legend className="font-semibold">{words.alsoLabel}</legend>
        <Checkbox
          label={words.warn}
          description={words.warnText}
          checked={draft.warn}
          onCheckedChange={(warn) => change({ warn })}
          error={faults.warn}
        />
        <Checkbox
          label={words.help}
          description={words.helpText}
          checked={draft.help}
          onCheckedChange={(help) => change({ help })}
          error={faults.help}
        />
        <Field label={words.suspend} description={words.suspendText} error={faults.suspendDays} className="mt-2">
          <NumberInput
            value={draft.suspendDays}
            maxLength={4}
            className="max-w-28"
            onChange={(event) => change({ suspendDays: event.currentTarget.value })}
          />
        </Field>
      </fieldset>
      <Field
        label={words.note}
        description={remainingCharacters(draft.note, limits.moderationNoteMax, words) ?? words.noteText}
        error={faults.note}
      >
        <Textarea rows={3} value={draft.note} onChange={(event) => change({ note: event.currentTarget.value })} />
      </Field>
      {failure ? (
        <Alert tone="danger" title={failure.title}>
          {failure.text}
        </Alert>
      ) : null}
      <Button
        type="submit"
        className="self-start max-md:w-full"
        pending={decide.isPending}
        pendingText={words.deciding}
      >
        {words.decide}
      </Button>
      {asked ? (
        <AlertDialog
          open
          onOpenChange={(open) => (open ? undefined : setAsked(null))}
          title={asked.outcome === "remove" ? words.confirmRemove : words.confirmSuspend}
          description={<Consequences decision={asked} appealed={found.appeal !== null} />}
          confirmLabel={words.decide}
          pendingLabel={words.deciding}
          cancelLabel={words.confirmBack}
          destructive
          onConfirm={() => send(asked)}
        />
      ) : null}
    </form>
  );
}

function Consequences({ decision, appealed }: { decision: Decision; appealed: boolean }) {
  const { outcome, suspendDays = 0 } = decision;
  return (
    <div className="flex flex-col gap-2">
      {outcome === "remove" ? <p>{appealed ? words.confirmRemoveAppealText : words.confirmRemoveText}</p> : null}
      {suspendDays > 0 ? <p>{words.confirmSuspendText({ count: suspendDays })}</p> : null}
    </div>
  );
}
