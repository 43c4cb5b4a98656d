"use client";

import { ApiError, messageOf } from "@aangan/api/errors";
import * as errors from "@aangan/copy/errors";
import * as words from "@aangan/copy/sessions";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useRef, useState } from "react";
import { type Session, useAnswer } from "./queries";
import { SessionTimes } from "./session-times";
import { canAnswer, dayAndTime, proposalExpiry } from "./times";

/** Props of {@link ProposalCard}. */
export interface ProposalCardProps {
  session: Session;
  now: Date;
  /** Cancels the session instead; without it the card has no such button. */
  onCancel?: (() => void) | undefined;
  /** Called once the answer is stored: the card is removed, so the caller must move focus. */
  onAnswered: () => void;
  /** Level of the heading; 4 by default. */
  headingLevel?: 3 | 4;
}

/**
 * The time that the coach proposes next to the present one, both on both clocks, with buttons to answer. Renders
 * nothing without a proposal; the error of an answer stays visible.
 */
export function ProposalCard({ session, now, onCancel, onAnswered, headingLevel = 4 }: ProposalCardProps) {
  const answer = useAnswer();
  const [failure, setFailure] = useState<{ of: string; title: string; text: string }>();
  const card = useRef<HTMLElement>(null);
  const { timeZone, proposal } = session;
  const coachName = session.coachName.split(" ")[0] ?? session.coachName;
  const open = canAnswer(session, now);
  const Heading = `h${headingLevel}` as const;

  const sendAnswer = (kind: "accept" | "decline", proposalId: string) => {
    if (answer.isPending) return;
    setFailure(undefined);
    // After accepting, the session may move in the list and this card unmount: act on the promise, not on the
    // component.
    answer.mutateAsync({ id: session.id, proposalId, kind }).then(
      ({ date }) => {
        const message = kind === "accept" ? words.accepted : words.declined;
        toast({
          title: message.title,
          description: message.text({ time: dayAndTime(date, timeZone), coachName }),
        });
        onAnswered();
      },
      (error: unknown) => {
        const title = kind === "accept" ? words.acceptFailed : words.declineFailed;
        const status = error instanceof ApiError ? error.status : 0;
        const text = status === 404 ? words.alreadyEnded : messageOf(error, errors.somethingWrong);
        setFailure({ of: proposalId, title, text });
        // The card may unmount before its error is read, or already has: show a toast.
        if (status === 404 || status === 409 || !card.current) {
          toast({ title, description: text, variant: "destructive" });
        }
      },
    );
  };

  // The error of an earlier proposal is not shown.
  const errorAlert =
    failure && (!proposal || proposal.id === failure.of) ? (
      <Alert tone="danger" title={failure.title}>
        {failure.text}
      </Alert>
    ) : null;
  if (!proposal || !open) return errorAlert;
  const pending = answer.isPending ? answer.variables.kind : null;
  const proposed = { ...session, date: proposal.date };
  return (
    <section
      ref={card}
      aria-label={words.proposalTitle({ coachName: session.coachName })}
      className="flex flex-col gap-3 rounded-control border border-line-strong bg-primary-soft px-4 py-3.5"
    >
      <Heading className="font-semibold font-text text-body tracking-normal">
        {words.proposalTitle({ coachName })}
      </Heading>
      <dl className="grid gap-x-6 gap-y-3 md:grid-cols-2">
        <div>
          <dt className="font-semibold text-label">{words.proposalNow}</dt>
          <dd>
            <SessionTimes session={session} now={now} tone="ink" />
          </dd>
        </div>
        <div>
          <dt className="font-semibold text-label">{words.proposalNew}</dt>
          <dd>
            <SessionTimes session={proposed} now={now} tone="ink" />
          </dd>
        </div>
      </dl>
      {proposal.note ? (
        <p className="whitespace-pre-line text-small [overflow-wrap:anywhere]">
          <span className="font-semibold">{words.proposalNote({ coachName })}</span> {proposal.note}
        </p>
      ) : null}
      <p className="text-small">
        {words.proposalStays({
          time: dayAndTime(new Date(proposalExpiry(session, proposal)).toISOString(), timeZone),
        })}
      </p>
      {errorAlert}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          className="max-md:w-full"
          pending={pending === "accept"}
          pendingText={words.accepting}
          disabled={pending === "decline"}
          onClick={() => sendAnswer("accept", proposal.id)}
          aria-label={pending ? undefined : words.acceptNamed({ time: dayAndTime(proposal.date, timeZone) })}
        >
          {words.accept}
        </Button>
        <Button
          className="max-md:w-full"
          variant="secondary"
          pending={pending === "decline"}
          pendingText={words.declining}
          disabled={pending === "accept"}
          onClick={() => sendAnswer("decline", proposal.id)}
          aria-label={pending ? undefined : words.declineNamed({ time: dayAndTime(session.date, timeZone) })}
        >
          {words.decline}
        </Button>
        {onCancel ? (
          <Button
            className="max-md:w-full"
            variant="quiet"
            disabled={answer.isPending}
            onClick={onCancel}
            aria-label={words.cancelNamed({ time: dayAndTime(session.date, timeZone) })}
          >
            {words.cancel}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
