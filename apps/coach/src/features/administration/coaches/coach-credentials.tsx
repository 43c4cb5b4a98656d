"use client";

import * as words from "@aangan/copy/admin-coaches";
import { failureText } from "@aangan/shell/forms/failure.ts";
import { ago } from "@aangan/shell/live/ago.ts";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card, CardDescription, CardTitle } from "@aangan/ui/card/card.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { toast } from "@aangan/ui/toast/store.ts";
import { useId } from "react";
import { type AdministeredCoach, type Credential, useDecideCredentials } from "./queries";
import { ReasonDialog } from "./reason-dialog";

/** A coach's credentials, and next to them a change that waits for a decision. */
export function CoachCredentials({ found, now }: { found: AdministeredCoach; now: Date | null }) {
  const titleId = useId();
  const change = found.credentialChange;
  return (
    <Card asChild>
      <section aria-labelledby={titleId} tabIndex={-1} className="outline-none">
        <CardTitle id={titleId} level={3} small>
          {words.credentialsTitle}
        </CardTitle>
        {change ? (
          <>
            <CardDescription className="mt-0.5">
              {now ? words.askedFor({ ago: ago(change.createdAt, now) }) : null}
            </CardDescription>
            <div className="mt-3 grid gap-4 md:grid-cols-2">
              <Side title={words.now} credentials={found.credentials} other={change.credentials} gone />
              <Side title={words.wanted} credentials={change.credentials} other={found.credentials} wanted />
            </div>
            {found.you ? (
              <p className="mt-4 text-ink-muted text-small">{words.ownText}</p>
            ) : (
              <Decide change={change.id} />
            )}
          </>
        ) : (
          <Listed credentials={found.credentials} className="mt-2" />
        )}
      </section>
    </Card>
  );
}

const nameOf = ({ title, issuer, year }: Credential) => JSON.stringify([title, issuer, year]);

interface SideProps {
  title: string;
  credentials: readonly Credential[];
  /** The other side's credentials; entries that are missing there are marked. */
  other: readonly Credential[];
  /** The side with the requested change. */
  wanted?: boolean;
  /** The side whose marked entries will be removed. */
  gone?: boolean;
}

function Side({ title, credentials, other, wanted = false, gone = false }: SideProps) {
  const there = new Set(other.map(nameOf));
  return (
    <div className={cn("rounded-control border border-line p-3", wanted && "border-primary bg-primary-soft")}>
      <h4 className="font-semibold font-text text-small tracking-normal">{title}</h4>
      <Listed credentials={credentials} struck={gone ? (one) => !there.has(nameOf(one)) : undefined} className="mt-1" />
    </div>
  );
}

interface ListedProps {
  credentials: readonly Credential[];
  /** Reports whether an entry will be removed. */
  struck?: (one: Credential) => boolean;
  className?: string;
}

function Listed({ credentials, struck, className }: ListedProps) {
  if (credentials.length === 0)
    return <p className={cn("text-ink-muted text-small", className)}>{words.noCredentials}</p>;
  return (
    <ul className={cn("flex list-none flex-col gap-2 p-0", className)}>
      {credentials.map((one) => {
        const Title = struck?.(one) ? "del" : "span";
        return (
          <li key={nameOf(one)} className="text-small [overflow-wrap:anywhere]">
            <Title className="block font-semibold">{one.title}</Title>
            <span className="block text-ink-muted">{[one.issuer, one.year].filter((part) => part).join(", ")}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Decide({ change }: { change: string }) {
  const decide = useDecideCredentials(change);
  const approve = async () => {
    try {
      await decide.mutateAsync({ approve: true, reason: "" });
    } catch (error) {
      return failureText(error);
    }
    toast({ title: words.approved.title, description: words.approved.text });
    return undefined;
  };
  return (
    <div className="mt-4 flex flex-wrap gap-2.5">
      <AlertDialog
        trigger={<Button size="sm">{words.approve}</Button>}
        title={words.approve}
        description={words.approved.text}
        confirmLabel={words.approve}
        pendingLabel={words.approving}
        cancelLabel={words.dialogBack}
        onConfirm={approve}
      />
      <ReasonDialog
        trigger={
          <Button size="sm" variant="secondary">
            {words.turnDown}
          </Button>
        }
        title={words.turnDownTitle}
        text={words.turnDownText}
        submitLabel={words.turnDown}
        pendingLabel={words.turningDown}
        failedTitle={words.turnDownFailed}
        send={(reason) => decide.mutateAsync({ approve: false, reason })}
        onSent={() => toast({ title: words.turnedDown.title, description: words.turnedDown.text })}
      />
    </div>
  );
}
