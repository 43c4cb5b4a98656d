"use client";

import { messageOf } from "@aangan/api/errors";
import { coachProfilePage as words } from "@aangan/copy/coach-profile";
import { coachProfile } from "@aangan/copy/coaches";
import { errors } from "@aangan/copy/errors";
import { fill } from "@aangan/copy/format";
import { Alert } from "@aangan/ui/alert";
import { AlertDialog } from "@aangan/ui/alert-dialog";
import { Badge } from "@aangan/ui/badge";
import { Button } from "@aangan/ui/button";
import { Card, CardDescription, CardTitle } from "@aangan/ui/card";
import { toast } from "@aangan/ui/toast";
import { Hourglass } from "lucide-react";
import { useId, useRef, useState } from "react";
import { CredentialsForm } from "./credentials-form";
import { type Credential, type Portfolio, useWithdrawCredentials } from "./queries";

const dayOf = (instant: string, zone: string) =>
  new Intl.DateTimeFormat("en-US", { timeZone: zone, month: "long", day: "numeric", year: "numeric" }).format(
    new Date(instant),
  );

/** What members read of the coach's credentials, what waits for an administrator, and what was last decided. */
export function CredentialsCard({ portfolio }: { portfolio: Portfolio }) {
  const titleId = useId();
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const { credentialChange: change, lastDecision: decision } = portfolio;
  const close = () => {
    setEditing(false);
    window.setTimeout(() => edit.current?.focus());
  };
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <CardTitle id={titleId} level={2}>
              {words.credentials}
            </CardTitle>
            <CardDescription className="mt-0.5">{words.credentialsText}</CardDescription>
          </div>
          {editing ? null : (
            <Button ref={edit} size="sm" variant="secondary" onClick={() => setEditing(true)}>
              {words.editCredentials}
            </Button>
          )}
        </div>
        {editing ? (
          <CredentialsForm from={change?.credentials ?? portfolio.credentials} onDone={close} />
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
              ? fill(coachProfile.issuedBy, { issuer })
              : fill(coachProfile.issuedByIn, { issuer, year: String(year) })}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What an administrator has still to look at, and the way to take it back. */
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
        {fill(words.waitingSince, { date: dayOf(change.createdAt, zone) })} {words.waitingText}
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
  const said = decision.reason ? ` ${fill(words.rejectedReason, { reason: decision.reason })}` : "";
  return (
    <Alert tone={refused ? "caution" : "neutral"} live="off" title={refused ? words.rejected : words.approved}>
      {fill(refused ? words.rejectedOn : words.approvedOn, { date })}
      {said}
    </Alert>
  );
}
