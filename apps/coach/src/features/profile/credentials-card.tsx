"use client";

import { messageOf } from "@aangan/api/errors";
import * as coachProfile from "@aangan/copy/coach-profile";
import * as words from "@aangan/copy/coach-profile-page";
import * as errors from "@aangan/copy/errors";
import { locale } from "@aangan/copy/locale";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { useAfterCommit } from "@aangan/ui/after-commit/use-after-commit.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card, CardDescription, CardTitle } from "@aangan/ui/card/card.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { Hourglass } from "lucide-react";
import { useId, useRef, useState } from "react";
import { type CredentialDraft, toDrafts } from "./credential-drafts";
import { CredentialsForm } from "./credentials-form";
import { type Credential, type Portfolio, useWithdrawCredentials } from "./queries";

const dayOf = (instant: string, zone: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, month: "long", day: "numeric", year: "numeric" }).format(
    new Date(instant),
  );

/** The coach's published credentials, a change that waits for an administrator, and the last decision. */
export function CredentialsCard({ portfolio }: { portfolio: Portfolio }) {
  const titleId = useId();
  // Null: not being edited. The draft and the open form survive a reload.
  const [drafts, keep, drop] = useTabState<CredentialDraft[] | null>("credentials_draft", null);
  const [pressed, setPressed] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const afterCommit = useAfterCommit();
  const { credentialChange: change, lastDecision: decision } = portfolio;
  const from = change?.credentials ?? portfolio.credentials;
  return (
    <Card asChild>
      {/* A withdrawn change disappears with its button: this element receives focus then. */}
      <section aria-labelledby={titleId} tabIndex={-1} className="outline-none">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <CardTitle id={titleId} level={2}>
              {words.credentials}
            </CardTitle>
            <CardDescription className="mt-0.5">{words.credentialsText}</CardDescription>
          </div>
          {drafts ? null : (
            <Button
              ref={edit}
              size="sm"
              variant="secondary"
              onClick={() => {
                setPressed(true);
                keep(toDrafts(from));
              }}
            >
              {words.editCredentials}
            </Button>
          )}
        </div>
        {drafts ? (
          <CredentialsForm
            from={from}
            drafts={drafts}
            onDrafts={keep}
            focused={pressed}
            onDone={() => {
              drop();
              afterCommit(() => edit.current?.focus());
            }}
          />
        ) : (
          <div className="mt-4 flex flex-col gap-4">
            {!change && decision ? <LastDecision decision={decision} zone={portfolio.timeZone} /> : null}
            <CredentialList list={portfolio.credentials} />
            {change ? <Waiting change={change} zone={portfolio.timeZone} /> : null}
          </div>
        )}
      </section>
    </Card>
  );
}

function CredentialList({ list }: { list: readonly Credential[] }) {
  if (list.length === 0) return <p className="text-ink-muted text-small">{words.noCredentials}</p>;
  return (
    <ul className="flex flex-col gap-2.5">
      {list.map(({ title, issuer, year }, at) => (
        <li key={`${at} ${title}`} className="min-w-0 [overflow-wrap:anywhere]">
          <p className="font-semibold">{title}</p>
          <p className="text-ink-muted text-small">
            {year === null
              ? coachProfile.issuedBy({ issuer })
              : coachProfile.issuedByIn({ issuer, year: String(year) })}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The change that waits for an administrator, with a button to withdraw it. */
function Waiting({ change, zone }: { change: NonNullable<Portfolio["credentialChange"]>; zone: string }) {
  const withdraw = useWithdrawCredentials();
  const [asking, setAsking] = useState(false);
  const takeBack = async (): Promise<string | undefined> => {
    try {
      await withdraw.mutateAsync(undefined);
    } catch (error) {
      return messageOf(error, errors.somethingWrong);
    }
    toast({ title: words.withdrawn });
    return undefined;
  };
  return (
    <div className="flex flex-col gap-3 rounded-control bg-sunk p-3.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge variant="caution">
          <Hourglass aria-hidden="true" />
          {words.waiting}
        </Badge>
        <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
          {words.withdraw}
        </Button>
      </div>
      <p className="text-small">
        {words.waitingSince({ date: dayOf(change.createdAt, zone) })} {words.waitingText}
      </p>
      <CredentialList list={change.credentials} />
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.withdrawTitle}
        description={words.withdrawText}
        confirmLabel={words.withdraw}
        pendingLabel={words.withdrawing}
        cancelLabel={words.keepWaiting}
        onConfirm={takeBack}
      />
    </div>
  );
}

function LastDecision({ decision, zone }: { decision: NonNullable<Portfolio["lastDecision"]>; zone: string }) {
  const date = dayOf(decision.decidedAt, zone);
  const refused = decision.decision === "rejected";
  const reason = decision.reason ? ` ${words.rejectedReason({ reason: decision.reason })}` : "";
  return (
    <Alert tone={refused ? "caution" : "neutral"} live="off" title={refused ? words.rejected : words.approved}>
      {(refused ? words.rejectedOn : words.approvedOn)({ date })}
      {reason}
    </Alert>
  );
}
