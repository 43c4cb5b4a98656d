import { routes } from "@aangan/copy/routes";
import * as words from "@aangan/copy/sessions";
import { clockAt, writeAt } from "@aangan/shell/locale/dates.ts";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { zoneAt } from "@aangan/ui/time-slots/clock.ts";
import { Video } from "lucide-react";
import { useRef } from "react";
import { Link } from "@/lib/link";
import { ProposalCard } from "./proposal-card";
import type { Session } from "./queries";
import { SessionTimes } from "./session-times";
import { canAnswer, canCancel, cancelCounts, canMove, countdown, dayAndTime, joinable, underWay } from "./times";

/** Props of {@link UpcomingSession}. */
export interface UpcomingSessionProps {
  session: Session;
  now: Date;
  onMove: () => void;
  onCancel: () => void;
}

/** One upcoming session: its time and coach, and the actions. */
export function UpcomingSession({ session, now, onMove, onCancel }: UpcomingSessionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { date, timeZone, coachName } = session;
  const open = joinable(session, now);
  const when = dayAndTime(date, timeZone);
  const move = canMove(session, now);
  const cancel = canCancel(session, now);
  return (
    <Card asChild>
      {/* Receives focus when an action in it is done. */}
      <li tabIndex={-1} className="grid grid-cols-[64px_minmax(0,1fr)] gap-x-4 gap-y-4 md:gap-x-5">
        <DayTile date={date} zone={timeZone} />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 ref={heading} tabIndex={-1} className="font-display text-h3">
              {words.with({ coachName })}
            </h3>
            <Badge variant={open ? "success" : "neutral"}>
              {underWay(session, now) ? words.underWay : words.begins({ countdown: countdown(session, now) })}
            </Badge>
          </div>
          <SessionTimes session={session} now={now} className="mt-1" />
        </div>
        <div className="col-span-2 flex flex-col gap-3 md:col-span-1 md:col-start-2">
          {session.note ? (
            <p className="whitespace-pre-line text-small [overflow-wrap:anywhere]">
              <span className="text-ink-muted">{words.yourNote}</span> {session.note}
            </p>
          ) : null}
          <ProposalCard
            session={session}
            now={now}
            onCancel={cancel ? onCancel : undefined}
            onAnswered={() => heading.current?.focus()}
          />
          <p className="text-ink-muted text-small text-pretty">{statusText(session, now, move, cancel)}</p>
          <div className="flex flex-wrap items-center gap-2">
            {open ? (
              <Button asChild className="max-md:w-full">
                <Link href={`${routes.joinSession.path}?id=${session.id}`} aria-label={words.joinNamed({ time: when })}>
                  <Video aria-hidden="true" />
                  {words.join}
                </Link>
              </Button>
            ) : null}
            {move ? (
              <Button variant="secondary" onClick={onMove} aria-label={words.rescheduleNamed({ time: when })}>
                {words.reschedule}
              </Button>
            ) : null}
            {cancel && !canAnswer(session, now) ? (
              <Button variant="quiet" onClick={onCancel} aria-label={words.cancelNamed({ time: when })}>
                {words.cancel}
              </Button>
            ) : null}
          </div>
        </div>
      </li>
    </Card>
  );
}

/** Returns the text about when joining opens and until when the session can be changed. */
function statusText(session: Session, now: Date, move: boolean, cancel: boolean): string {
  const { timeZone, coachName, joinFrom, changeUntil } = session;
  const opens = joinable(session, now)
    ? ""
    : words.opensAt({ time: `${clockAt(joinFrom, timeZone)} ${zoneAt(joinFrom, timeZone)}` });
  const change =
    session.movedByCoach && cancel
      ? words.movedByCoach({ coachName })
      : move
        ? words.freeUntil({ time: dayAndTime(changeUntil, timeZone) })
        : cancel && cancelCounts(session, now)
          ? words.tooLate
          : "";
  return [opens, change].filter(Boolean).join(" ");
}

/** The day as a calendar leaf. The text next to it gives the same information. */
function DayTile({ date, zone }: { date: string; zone: string }) {
  return (
    <div
      aria-hidden="true"
      className="flex h-[76px] flex-col items-center justify-center rounded-control bg-wall leading-none tabular-nums"
    >
      <span className="font-semibold text-fine uppercase">{writeAt(date, zone, { month: "short" })}</span>
      <span className="mt-1 pt-1 font-display font-medium text-[32px] leading-8">
        {writeAt(date, zone, { day: "numeric" })}
      </span>
    </div>
  );
}
