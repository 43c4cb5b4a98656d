"use client";

import * as words from "@aangan/copy/coach-calendar";
import * as coachSessions from "@aangan/copy/coach-sessions";
import * as crisis from "@aangan/copy/crisis";
import { clockAt } from "@aangan/shell/locale/dates.ts";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Popover, PopoverContent, PopoverTrigger } from "@aangan/ui/popover/popover.tsx";
import { useId, useRef, useState } from "react";
import { outcomeLabel } from "@/features/sessions/mark-menu";
import { ProposalStrip } from "@/features/sessions/proposal-strip";
import { RecapBadges } from "@/features/sessions/recap-status";
import { type OpenAction, SessionActions } from "@/features/sessions/session-actions";
import { SessionNote } from "@/features/sessions/session-row";
import { clientNameOf, clientTime, dayAndTime } from "@/features/sessions/times";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { tabHref } from "@/lib/hrefs";
import { clockWithZone } from "@/lib/zoned";
import { minuteText, type PlacedSession } from "./week";

/** A session in the week's grid, with a popover of its actions. Dashed at a proposed time. */
export function SessionBlock({
  placed,
  zone,
  now,
  onAct,
}: {
  placed: PlacedSession;
  zone: string;
  now: Date;
  onAct: OpenAction;
}) {
  const { session, proposed } = placed;
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const name = clientNameOf(session);
  // The session at this block's time, to show the client's local time.
  const atBlockTime = { ...session, date: (proposed && session.proposal?.date) || session.date };
  const ended = Date.parse(session.endsAt) <= now.getTime();
  const act: OpenAction = (deed, about) => {
    // The popover closes, so the dialog that follows must restore focus to its trigger.
    trigger.current?.focus();
    setOpen(false);
    onAct(deed, about);
  };
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger
        ref={trigger}
        className={cn(
          "flex size-full cursor-pointer flex-col overflow-hidden rounded-[7px] border px-1.5 py-0.5 text-left text-[12.5px] leading-[1.25] transition-[border-color] duration-(--d-ui) hover:border-ink",
          proposed
            ? "border-primary border-dashed bg-raised text-ink"
            : session.urgent
              ? "border-crisis-edge bg-crisis/8 text-ink shadow-[inset_4px_0_0_var(--crisis-edge)]"
              : ended
                ? "border-line-strong bg-raised text-ink-muted"
                : "border-primary/40 bg-primary-soft text-ink shadow-[inset_3px_0_0_var(--primary)]",
          !proposed && session.proposal && "border-dashed",
        )}
      >
        <span className="truncate">
          <span className="tabular-nums">{minuteText(placed.from)}</span> <span className="font-semibold">{name}</span>
          <span className="sr-only">
            {(proposed ? words.proposedName : words.session)({
              until: minuteText(placed.until),
              clientTime: clientTime(atBlockTime, zone),
            })}
          </span>
        </span>
        <span aria-hidden="true" className="truncate tabular-nums">
          {proposed
            ? words.proposedShort({ time: clockWithZone(new Date(atBlockTime.date), session.clientTimeZone) })
            : clockWithZone(new Date(atBlockTime.date), session.clientTimeZone)}
        </span>
      </PopoverTrigger>
      <PopoverContent aria-labelledby={titleId} side="right" align="start" className="w-96">
        <h4 id={titleId} className="font-semibold font-text text-h4 tracking-normal [overflow-wrap:anywhere]">
          <Link href={tabHref("clients", session.userId)} className="underline underline-offset-4">
            {name}
          </Link>
        </h4>
        <p className="mt-0.5 tabular-nums">
          {dayAndTime(session.date, zone, now)} {coachSessions.untilTime({ until: clockAt(session.endsAt, zone) })}
        </p>
        <p className="text-ink-muted text-small tabular-nums">{clientTime(session, zone)}</p>
        <p className="mt-2 flex flex-wrap gap-1.5">
          {session.urgent ? <Badge variant="urgent">{crisis.urgent}</Badge> : null}
          <Badge variant={session.type === "first" ? "caution" : "neutral"}>
            {session.type === "first" ? coachSessions.first : coachSessions.followUp}
          </Badge>
          {session.outcome ? <Badge>{outcomeLabel(session.outcome)}</Badge> : null}
          {session.videoTrouble ? <Badge variant="danger">{coachSessions.videoTrouble}</Badge> : null}
          <RecapBadges session={session} />
        </p>
        <ProposalStrip session={session} zone={zone} now={now} onWithdraw={() => act("withdraw", session)} />
        <SessionNote session={session} />
        <div className="mt-3">
          <SessionActions session={session} zone={zone} now={now} next={false} onAct={act} />
        </div>
      </PopoverContent>
    </Popover>
  );
}
