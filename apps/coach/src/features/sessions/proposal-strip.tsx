"use client";

import * as words from "@aangan/copy/coach-sessions";
import { Button } from "@aangan/ui/button/button.tsx";
import { CalendarClock } from "lucide-react";
import type { CoachSession } from "./queries";
import { clientNameOf, clientTime, dayAndTime, firstNameOf } from "./times";

/** Props of {@link ProposalStrip}. */
export interface ProposalStripProps {
  session: CoachSession;
  /** The coach's time zone. */
  zone: string;
  now: Date;
  onWithdraw: () => void;
}

/**
 * The pending proposed time of a session, in both time zones, with a button to withdraw it. Renders nothing
 * without one.
 */
export function ProposalStrip({ session, zone, now, onWithdraw }: ProposalStripProps) {
  const { proposal } = session;
  if (!proposal) return null;
  const clientName = firstNameOf(session);
  return (
    <div className="mt-3 flex max-w-[62ch] flex-wrap items-start gap-x-3 gap-y-2 rounded-control border border-line-strong border-dashed bg-surface px-3 py-2.5 text-ink text-small">
      <CalendarClock aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 stroke-[1.75]" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold tabular-nums">
          {words.proposed({ when: dayAndTime(proposal.date, zone, now), clientName })}
        </p>
        <p className="text-ink-muted tabular-nums">{clientTime({ ...session, date: proposal.date }, zone)}</p>
        {proposal.note ? (
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
            {words.proposedNote({ note: proposal.note })}
          </p>
        ) : null}
      </div>
      <Button size="sm" variant="secondary" onClick={onWithdraw}>
        {words.withdraw}
        <span className="sr-only">{words.forClient({ clientName: clientNameOf(session) })}</span>
      </Button>
    </div>
  );
}
