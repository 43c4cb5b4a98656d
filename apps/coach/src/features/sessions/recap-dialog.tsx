"use client";

import { ApiError, messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-sessions";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { sessionRecapForm } from "@aangan/copy/forms/session-recap";
import { limits } from "@aangan/copy/limits";
import { sessionRatings } from "@aangan/copy/lists";
import { useFormSubmit } from "@aangan/shell/forms/form-submit.ts";
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
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { CharacterCount, Textarea } from "@aangan/ui/textarea/textarea.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useRef, useState } from "react";
import type { SessionDialogProps } from "./dialog-props";
import { type Recap, useRecap, useSaveRecap } from "./queries";
import { dayAndTime, firstNameOf } from "./times";

/** The summary of a session and what was agreed: a draft, which the coach can share with the client. */
export function RecapDialog({ session, zone, now, onClose }: SessionDialogProps) {
  const recap = useRecap(session.id);
  const clientName = firstNameOf(session);
  const stored = recap.data;
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent closeLabel={common.close}>
        <DialogHeader>
          <DialogTitle>{words.recap.title({ when: dayAndTime(session.date, zone, now) })}</DialogTitle>
          <DialogDescription>
            {(stored?.sharedAt ? words.recap.leadShared : words.recap.lead)({ clientName })}
          </DialogDescription>
        </DialogHeader>
        {stored ? (
          <RecapForm
            stored={stored}
            session={session}
            zone={zone}
            now={now}
            onReload={() => recap.refetch()}
            onClose={onClose}
          />
        ) : recap.error ? (
          <DialogBody className="pb-8">
            <Alert
              tone="danger"
              title={words.recap.loadFailed}
              action={
                <Button
                  size="sm"
                  variant="secondary"
                  pending={recap.isFetching}
                  pendingText={common.loading}
                  onClick={() => void recap.refetch()}
                >
                  {common.retry}
                </Button>
              }
            >
              {messageOf(recap.error, errors.somethingWrong)}
            </Alert>
          </DialogBody>
        ) : (
          <DialogBody className="pb-8">
            <SkeletonGroup label={common.loading} className="flex flex-col gap-4">
              <Skeleton className="w-1/3" />
              <Skeleton shape="block" className="h-32" />
              <Skeleton shape="block" className="h-24" />
            </SkeletonGroup>
          </DialogBody>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** The typed texts, and the version that they are based on. */
interface Draft {
  summary: string;
  agreed: string;
  updatedAt: string;
}

interface RecapFormProps extends SessionDialogProps {
  stored: Recap;
  onReload: () => Promise<unknown>;
}

function RecapForm({ stored, session, zone, now, onReload, onClose }: RecapFormProps) {
  const clientName = firstNameOf(session);
  const shared = stored.sharedAt !== null;
  // What is typed stays in the tab until it is saved.
  const [draft, keep, drop] = useTabState<Draft | null>(`recap_${session.id}`, null);
  const values = draft ?? { summary: stored.summary, agreed: stored.agreed, updatedAt: stored.updatedAt ?? "" };
  const [stale, setStale] = useState(false);
  const share = useRef(false);
  const saveRecap = useSaveRecap();
  const { form, pending, faults, failure, amend, submit, onSubmit } = useFormSubmit({
    fields: ["summary", "agreed"],
    check: () => sessionRecapForm.safeParse(values),
    save: async ({ summary = "", agreed = "" }) => {
      let saved: Recap;
      try {
        saved = await saveRecap.mutateAsync({
          id: session.id,
          summary,
          agreed,
          share: share.current,
          updatedAt: values.updatedAt,
        });
      } catch (error) {
        setStale(error instanceof ApiError && error.fields.some(({ field }) => field === "updatedAt"));
        throw error;
      }
      drop();
      const { savedText, sharedText } = words.recap;
      if (shared) toast({ title: words.recap.updated });
      else if (saved.sharedAt) toast({ title: words.recap.sharedTitle, description: sharedText({ clientName }) });
      else if (saved.updatedAt) toast({ title: words.recap.saved, description: savedText });
      else toast({ title: words.recap.emptied });
      onClose();
    },
  });
  const send = (sharing: boolean) => {
    share.current = sharing;
    submit();
  };
  const type = (change: Partial<Draft>) => keep({ ...values, ...change });
  const when = (at: string) => dayAndTime(at, zone, now);
  const status = [
    stored.sharedAt ? words.recap.sharedOn({ when: when(stored.sharedAt) }) : "",
    stored.changedAt ? words.recap.changedOn({ when: when(stored.changedAt) }) : "",
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <form
      ref={form}
      noValidate
      method="post"
      onSubmit={(event) => {
        share.current = false;
        onSubmit(event);
      }}
    >
      <DialogBody className="flex flex-col gap-4">
        {stored.feedback ? <Answer feedback={stored.feedback} clientName={clientName} /> : null}
        {stored.unreadable ? <Alert tone="caution" title={words.recap.unreadable} /> : null}
        <Text
          name="summary"
          label={words.recap.summary}
          hint={words.recap.summaryHint}
          rows={5}
          max={limits.recapSummaryMax}
          value={values.summary}
          error={faults.summary}
          readOnly={pending}
          onChange={(summary) => {
            amend("summary");
            type({ summary });
          }}
        />
        <Text
          name="agreed"
          label={words.recap.agreed}
          hint={words.recap.agreedHint}
          rows={3}
          max={limits.recapAgreedMax}
          value={values.agreed}
          error={faults.agreed}
          readOnly={pending}
          onChange={(agreed) => {
            amend("agreed");
            type({ agreed });
          }}
        />
        {failure ? (
          <Alert
            tone="danger"
            title={words.recap.failed}
            action={
              stale ? (
                <Button size="sm" variant="secondary" onClick={() => void onReload().then(drop)}>
                  {words.recap.reload}
                </Button>
              ) : undefined
            }
          >
            {failure}
          </Alert>
        ) : null}
      </DialogBody>
      <DialogFooter summary={status ? <p className="text-ink-muted text-small tabular-nums">{status}</p> : null}>
        {shared ? (
          <Button type="submit" pending={pending} pendingText={words.recap.saving}>
            {words.recap.update}
          </Button>
        ) : (
          <>
            <Button
              type="submit"
              variant="secondary"
              pending={pending && !saveRecap.variables?.share}
              pendingText={words.recap.saving}
            >
              {words.recap.save}
            </Button>
            <Button
              pending={pending && saveRecap.variables?.share === true}
              pendingText={words.recap.sharing}
              onClick={() => send(true)}
            >
              {words.recap.share({ clientName })}
            </Button>
          </>
        )}
      </DialogFooter>
    </form>
  );
}

interface TextProps {
  name: string;
  label: string;
  hint: string;
  rows: 3 | 5;
  max: number;
  value: string;
  error: string | undefined;
  readOnly: boolean;
  onChange: (text: string) => void;
}

function Text({ name, label, hint, rows, max, value, error, readOnly, onChange }: TextProps) {
  return (
    <Field
      label={label}
      error={error}
      description={
        <span className="flex flex-wrap justify-between gap-x-4">
          <span>{hint}</span>
          <CharacterCount
            count={[...value.trim()].length}
            max={max}
            format={(count, most) => words.recap.count({ count, max: most })}
          />
        </span>
      }
    >
      <Textarea
        name={name}
        rows={rows}
        value={value}
        // Text typed during the request would be lost.
        readOnly={readOnly}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}

/** How it went for the client, in their words. */
function Answer({ feedback, clientName }: { feedback: NonNullable<Recap["feedback"]>; clientName: string }) {
  const rating = sessionRatings.find(({ code }) => code === feedback.rating)?.label;
  return (
    <figure className="border-line-strong border-l-2 pl-3 text-small">
      <figcaption className="font-semibold">{words.recap.answer({ clientName })}</figcaption>
      {feedback.unreadable ? <p className="text-ink-muted">{words.recap.answerUnreadable}</p> : <p>{rating}</p>}
      {feedback.note ? (
        <blockquote className="whitespace-pre-line [overflow-wrap:anywhere]">{feedback.note}</blockquote>
      ) : null}
    </figure>
  );
}
