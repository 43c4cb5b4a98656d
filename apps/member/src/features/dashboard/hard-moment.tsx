"use client";

import * as common from "@aangan/copy/common";
import * as crisis from "@aangan/copy/crisis";
import { crisisLinks } from "@aangan/copy/crisis-lines";
import * as layout from "@aangan/copy/layout";
import * as words from "@aangan/copy/risk";
import { routes } from "@aangan/copy/routes";
import * as notes from "@aangan/copy/safety-notes-page";
import { LampIcon } from "@aangan/ui/art/lamp-icon/lamp-icon.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { LifeBuoy, MessageSquareText, MessagesSquare, Phone } from "lucide-react";
import { type ReactNode, useId } from "react";
import { type Contact, telHref } from "@/lib/kept-notes";
import { Link } from "@/lib/link";
import { inHardMoment, type RiskReport, useReportRisk, useRisk, useRiskFailure } from "@/lib/risk";

/** Props of {@link HardMoment}. */
export interface HardMomentProps {
  /** The first name of the member's coach, whom they can write to; undefined without a coach. */
  coachName: string | undefined;
  /** The member's trusted contact, if there is one and it has loaded. */
  contact: Contact | undefined;
}

/**
 * Help on the dashboard while the member is in a hard moment, and for a week after it the question how it is now. If
 * the state could not be fetched and none is known, it says so and shows 988. Nothing names what was written: others
 * may see the screen.
 */
export function HardMoment({ coachName, contact }: HardMomentProps) {
  const risk = useRisk();
  const failure = useRiskFailure();
  const report = useReportRisk();
  const now = inHardMoment(risk);
  if (failure) {
    return (
      <Card title={words.notLoaded} text={words.notLoadedText}>
        <Call />
        <Message />
        <Button variant="quiet" pending={failure.pending} pendingText={common.loading} onClick={failure.retry}>
          {common.retry}
        </Button>
      </Card>
    );
  }
  if (!risk || (!now && risk.state !== "after")) return null;
  const say = (what: RiskReport) => {
    const { title, text } = what === "safe" ? words.safeSaved : words.thanks;
    report.mutate(what, { onSuccess: () => toast({ title, description: text }) });
  };
  if (!now) {
    return (
      <Card title={words.afterTitle} text={words.afterText}>
        <Button variant="secondary" onClick={() => say("easier")}>
          {words.easier}
        </Button>
        <Button variant="secondary" onClick={() => say("same")}>
          {words.same}
        </Button>
        <Button variant="secondary" onClick={() => say("harder")}>
          {words.harder}
        </Button>
        <SafetyNotesButton />
        <Call quiet />
      </Card>
    );
  }
  return (
    <Card title={crisis.heading} text={coachName ? `${words.text} ${words.coachHours({ coachName })}` : words.text}>
      <Call />
      <Message />
      {contact ? (
        <Button asChild variant="secondary">
          <a href={telHref(contact.contactPhone)}>
            <Phone aria-hidden="true" />
            {notes.callContact({ contactName: contact.contactName })}
          </a>
        </Button>
      ) : null}
      <SafetyNotesButton />
      {coachName ? (
        <Button asChild variant="quiet">
          <Link href={routes.messages.path}>
            <MessagesSquare aria-hidden="true" />
            {words.writeCoach({ coachName })}
          </Link>
        </Button>
      ) : null}
      {risk.state === "ask" ? null : (
        <Button variant="quiet" onClick={() => say("safe")}>
          {words.safe}
        </Button>
      )}
    </Card>
  );
}

function Card({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 overflow-hidden rounded-card border border-line bg-surface py-4 pr-4 pl-5 shadow-cast-1 before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-crisis-edge frame:gap-x-4 frame:pr-6 frame:pl-6"
    >
      <LampIcon className="size-9 text-crisis-edge" />
      <div className="min-w-0">
        <h2 id={titleId} className="font-semibold font-text text-[17px] text-ink leading-6 tracking-normal">
          {title}
        </h2>
        <p className="text-ink-muted text-small">{text}</p>
      </div>
      <div className="col-span-2 mt-3 flex flex-wrap gap-2.5 [&>*]:flex-auto frame:col-span-1 frame:col-start-2 frame:[&>*]:flex-none">
        {children}
      </div>
      <p className="col-span-2 mt-2 text-small frame:col-span-1 frame:col-start-2">
        <TextLink href={routes.crisis.path}>{layout.moreHelp}</TextLink>
      </p>
    </section>
  );
}

function Call({ quiet = false }: { quiet?: boolean }) {
  return (
    <Button asChild variant={quiet ? "quiet" : undefined}>
      <a href={crisisLinks.call988}>
        <Phone aria-hidden="true" />
        {crisis.call988}
      </a>
    </Button>
  );
}

function Message() {
  return (
    <Button asChild variant="secondary">
      <a href={crisisLinks.text988}>
        <MessageSquareText aria-hidden="true" />
        {crisis.text988}
      </a>
    </Button>
  );
}

/** A plain link: a full page load also shows the copy on this device offline. */
function SafetyNotesButton() {
  return (
    <Button asChild variant="quiet">
      <a href={routes.safetyNotes.path}>
        <LifeBuoy aria-hidden="true" />
        {layout.safetyNotes}
      </a>
    </Button>
  );
}
