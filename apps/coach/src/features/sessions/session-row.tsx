"use client";

import * as words from "@aangan/copy/coach-sessions";
import * as crisis from "@aangan/copy/crisis";
import { clockAt } from "@aangan/shell/locale/dates.ts";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { SafetyStrip } from "@aangan/ui/safety-banner/safety-strip.tsx";
import { useId } from "react";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { tabHref } from "@/lib/hrefs";
import { outcomeLabel } from "./mark-menu";
import { ProposalStrip } from "./proposal-strip";
import type { CoachSession } from "./queries";
import { RecapBadges } from "./recap-status";
import { type OpenAction, SessionActions } from "./session-actions";
import { clientNameOf, clientTime, firstNameOf, isUpcoming } from "./times";

/** Props of {@link SessionRow}. */
export interface SessionRowProps {
  session: CoachSession;
  /** The coach's time zone. */
  zone: string;
  now: Date;
  /** Whether it is the next session. */
  next: boolean;
  onAct: OpenAction;
}

/** An upcoming session: time in both time zones, client, note, and actions. */
export function SessionRow({ session, zone, now, next, onAct }: SessionRowProps) {
  const nameId = useId();
  const underWay = Date.parse(session.date) <= now.getTime() && isUpcoming(session, now);
  return (
    <li
      aria-labelledby={nameId}
      // Receives focus when the pressed element in it was removed.
      tabIndex={-1}
      className={cn(
        "grid gap-x-6 gap-y-3 border-line border-b p-4 last:border-b-0 focus-visible:-outline-offset-3 md:grid-cols-[96px_minmax(0,1fr)] grid:grid-cols-[104px_minmax(0,1fr)_auto]",
        next && "bg-primary-soft",
        session.urgent && "bg-crisis/8 shadow-[inset_4px_0_0_var(--crisis-edge)]",
      )}
    >
      <p className="tabular-nums max-md:flex max-md:items-baseline max-md:gap-2">
        <time dateTime={session.date} className="block font-display text-h3">
          {clockAt(session.date, zone)}
        </time>
        <span className={cn("text-small", next ? "text-ink" : "text-ink-muted")}>
          {words.untilTime({ until: clockAt(session.endsAt, zone) })}
        </span>
      </p>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 id={nameId} className="font-semibold font-text text-h4 tracking-normal [overflow-wrap:anywhere]">
            {clientNameOf(session)}
          </h3>
          {session.urgent ? <Badge variant="urgent">{crisis.urgent}</Badge> : null}
          {underWay ? <Badge variant="success">{words.underWay}</Badge> : null}
          {next && !underWay ? <Badge variant="success">{words.next}</Badge> : null}
          <Badge variant={session.type === "first" ? "caution" : "neutral"}>
            {session.type === "first" ? words.first : words.followUp}
          </Badge>
          {session.movedByCoach ? <Badge variant="outline">{words.movedByYou}</Badge> : null}
          {session.outcome ? <Badge>{outcomeLabel(session.outcome)}</Badge> : null}
          {session.videoTrouble ? <Badge variant="danger">{words.videoTrouble}</Badge> : null}
          <RecapBadges session={session} />
        </div>
        <p className={cn("mt-0.5 text-small tabular-nums", next || session.urgent ? "text-ink" : "text-ink-muted")}>
          {clientTime(session, zone)}
        </p>
        <ProposalStrip session={session} zone={zone} now={now} onWithdraw={() => onAct("withdraw", session)} />
        <SessionNote session={session} />
      </div>
      <SessionActions session={session} zone={zone} now={now} next={next} onAct={onAct} />
    </li>
  );
}

/** The member's note for the coach; highlighted if it contains flagged words. */
export function SessionNote({ session }: { session: CoachSession }) {
  if (!session.notes) return null;
  const clientName = firstNameOf(session);
  return (
    <>
      <figure className="mt-2 max-w-[62ch] border-line-strong border-l-2 pl-3 text-small">
        <figcaption className="font-semibold">{words.note({ clientName })}</figcaption>
        <blockquote className="whitespace-pre-line [overflow-wrap:anywhere]">{session.notes}</blockquote>
      </figure>
      {session.urgent ? (
        <SafetyStrip
          className="mt-3"
          title={words.urgentTitle({ clientName })}
          detail={crisis.flaggedDetail}
          linkComponent={Link}
          open={{ label: crisis.openChat, href: tabHref("messages", session.userId) }}
        />
      ) : null}
    </>
  );
}
