"use client";

import * as words from "@aangan/copy/after-session";
import * as common from "@aangan/copy/common";
import { sessionFeedbackForm } from "@aangan/copy/forms/session-feedback";
import { limits } from "@aangan/copy/limits";
import { sessionRatings } from "@aangan/copy/lists";
import { routes } from "@aangan/copy/routes";
import { useFormSubmit } from "@aangan/shell/forms/form-submit.ts";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Checkbox } from "@aangan/ui/checkbox/checkbox.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { RadioCard, RadioGroup } from "@aangan/ui/radio-group/radio-group.tsx";
import { CharacterCount, Textarea } from "@aangan/ui/textarea/textarea.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useState } from "react";
import { CrisisBanner } from "@/lib/crisis-banner";
import { useDetector } from "@/lib/detector";
import { useUser } from "@/lib/user";
import { type Session, useDeclineFeedback, useSaveFeedback } from "./queries";
import { shortDay } from "./times";

/** Props of {@link Feedback}. */
export interface FeedbackProps {
  session: Session;
  /** The level of the question's heading. */
  headingLevel: 3 | 4;
  className?: string;
}

/**
 * How a session went for the member: the question, asked once, or their answer with a way to change it. Renders
 * nothing for a session without either.
 */
export function Feedback({ session, headingLevel, className }: FeedbackProps) {
  const [changing, setChanging] = useState(false);
  const { feedback } = session;
  if (!feedback && !session.asksFeedback) return null;
  return (
    <div className={className}>
      {feedback && !changing ? (
        <Answer session={session} feedback={feedback} onChange={() => setChanging(true)} />
      ) : (
        <Question
          session={session}
          headingLevel={headingLevel}
          onDone={() => setChanging(false)}
          onKeep={feedback ? () => setChanging(false) : undefined}
        />
      )}
    </div>
  );
}

type Given = NonNullable<Session["feedback"]>;

function Answer({ session, feedback, onChange }: { session: Session; feedback: Given; onChange: () => void }) {
  const label = sessionRatings.find(({ code }) => code === feedback.rating)?.label ?? "";
  const day = shortDay(session.date, session.timeZone);
  return (
    <div className="text-small">
      <p className="flex flex-wrap items-center gap-x-3">
        <span>{feedback.unreadable ? words.answerUnreadable : words.answer({ rating: label })}</span>
        <Button size="sm" variant="quiet" className="-mx-2" aria-label={words.changeNamed({ day })} onClick={onChange}>
          {words.change}
        </Button>
      </p>
      {feedback.note ? (
        <p className="max-w-[62ch] whitespace-pre-line [overflow-wrap:anywhere]">{feedback.note}</p>
      ) : null}
      <p className="text-ink-muted">
        {feedback.shared ? words.coachToo({ coachName: firstNameOf(session) }) : words.onlyYou}
      </p>
      {feedback.rating === "worse" ? (
        <p className="mt-1.5">
          {words.worse({
            help: (text) => (
              <TextLink key="help" href={routes.crisis.path}>
                {text}
              </TextLink>
            ),
          })}
        </p>
      ) : null}
    </div>
  );
}

interface Draft {
  rating: string;
  note: string;
  share: boolean;
}

interface QuestionProps {
  session: Session;
  headingLevel: 3 | 4;
  /** It is saved, or not asked any more. */
  onDone: () => void;
  /** Closes it without a change; undefined while nothing is stored. */
  onKeep: (() => void) | undefined;
}

function Question({ session, headingLevel, onDone, onKeep }: QuestionProps) {
  const coachName = firstNameOf(session);
  const { feedback } = session;
  const user = useUser();
  const [draft, keep, drop] = useTabState<Draft>(`feedback_${session.id}`, {
    rating: feedback?.rating ?? "",
    note: feedback?.note ?? "",
    share: feedback?.shared ?? false,
  });
  const detect = useDetector(draft.note);
  const save = useSaveFeedback();
  const decline = useDeclineFeedback();
  // Only the member's present coach can see it.
  const canShare = user.data?.coachId === session.coachId;
  const { form, pending, faults, failure, amend, onSubmit } = useFormSubmit({
    fields: ["rating", "note"],
    check: () => sessionFeedbackForm.safeParse(draft),
    save: async ({ rating, note = "" }) => {
      const share = canShare && draft.share;
      await save.mutateAsync({ id: session.id, rating, note, share });
      drop();
      toast({ title: words.saved, description: share ? words.coachToo({ coachName }) : words.onlyYou });
      onDone();
    },
  });
  const skip = () =>
    decline.mutateAsync(session.id).then(
      () => {
        drop();
        if (feedback) toast({ title: words.deleted });
        onDone();
      },
      (error: unknown) => toastFailure(feedback ? words.deleteFailed : words.saveFailed, error),
    );
  const Heading = headingLevel === 3 ? "h3" : "h4";
  const id = `feedback-${session.id}`;
  return (
    <form ref={form} noValidate method="post" className="flex max-w-2xl flex-col gap-3" onSubmit={onSubmit}>
      <div>
        <Heading id={id} className="font-semibold font-text text-body tracking-normal">
          {words.ask({ coachName })}
        </Heading>
        <p className="text-ink-muted text-small">{words.private}</p>
      </div>
      <RadioGroup
        name="rating"
        aria-labelledby={id}
        value={draft.rating}
        onValueChange={(rating) => {
          amend("rating");
          keep({ ...draft, rating });
        }}
        className="grid grid-cols-2 gap-2"
      >
        {sessionRatings.map(({ code, label }) => (
          <RadioCard key={code} value={code} label={label} className="not-first:mt-0" />
        ))}
      </RadioGroup>
      {draft.rating ? (
        <>
          <Field
            label={words.note}
            labelNote={common.optional}
            error={faults.note}
            description={
              <CharacterCount
                count={[...draft.note.trim()].length}
                max={limits.sessionFeedbackMax}
                format={(count, max) => words.noteCount({ count, max })}
              />
            }
          >
            <Textarea
              name="note"
              rows={2}
              value={draft.note}
              readOnly={pending}
              onChange={({ target }) => {
                amend("note");
                keep({ ...draft, note: target.value });
              }}
            />
          </Field>
          {detect?.(draft.note) ? <CrisisBanner narrow /> : null}
          {canShare ? (
            <Checkbox
              label={words.share({ coachName })}
              checked={draft.share}
              onCheckedChange={(share) => keep({ ...draft, share })}
            />
          ) : null}
        </>
      ) : null}
      {failure || faults.rating ? (
        <Alert tone="danger" title={words.saveFailed}>
          {failure ?? faults.rating}
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {draft.rating ? (
          <Button type="submit" pending={pending} pendingText={words.saving}>
            {words.save}
          </Button>
        ) : null}
        {onKeep ? (
          <Button
            variant="quiet"
            onClick={() => {
              drop();
              onKeep();
            }}
          >
            {words.keep}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          className={draft.rating || onKeep ? undefined : "-ml-3"}
          pending={decline.isPending}
          pendingText={feedback ? words.deleting : words.skipping}
          onClick={() => void skip()}
        >
          {feedback ? words.delete : words.skip}
        </Button>
      </div>
    </form>
  );
}

const firstNameOf = ({ coachName }: Session): string => coachName.split(" ")[0] ?? coachName;
