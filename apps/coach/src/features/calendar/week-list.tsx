"use client";

import * as words from "@aangan/copy/coach-calendar";
import { cn } from "@aangan/ui/lib/cn.ts";
import type { OpenAction } from "@/features/sessions/session-actions";
import { SessionRow } from "@/features/sessions/session-row";
import { clientNameOf, clientTime, dayAndTime, dayName } from "@/features/sessions/times";
import { longDay } from "@/lib/days";
import { minuteText, nowIn, type PlacedSession, type WeekDay } from "./week";

/** The week as a list of days, for narrow windows. */
export function WeekList({
  week,
  zone,
  now,
  onAct,
  className,
}: {
  week: readonly WeekDay[];
  zone: string;
  now: Date;
  onAct: OpenAction;
  className?: string;
}) {
  const today = nowIn(now, zone).day;
  return (
    <ol className={cn("flex flex-col gap-5", className)}>
      {week.map(({ day, off, open, placed }) => (
        <li key={day} aria-labelledby={`list-${day}`}>
          <div className="mb-2 flex flex-wrap items-baseline gap-x-2.5">
            <h3 id={`list-${day}`} className="font-semibold font-text text-h4 tracking-normal">
              {dayName(day, today)}
              {dayName(day, today) === longDay(day, today) ? null : (
                <span className="ml-2.5 font-normal text-ink-muted text-small">{longDay(day, today)}</span>
              )}
            </h3>
            <p className="text-ink-muted text-small tabular-nums">
              {off
                ? words.dayOff
                : open.length === 0
                  ? words.noHours
                  : open
                      .map(({ from, until }) => words.until({ from: minuteText(from), until: minuteText(until) }))
                      .join(", ")}
            </p>
          </div>
          {placed.length > 0 ? (
            <ul className="overflow-hidden rounded-card border border-line bg-surface shadow-cast-1">
              {placed.map((one) =>
                one.proposed ? (
                  <ProposedRow key={`${one.session.id}-proposed`} placed={one} zone={zone} now={now} />
                ) : (
                  <SessionRow
                    key={one.session.id}
                    session={one.session}
                    zone={zone}
                    now={now}
                    next={false}
                    onAct={onAct}
                  />
                ),
              )}
            </ul>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

/** The proposed time of a session, which waits for its client's answer. */
function ProposedRow({ placed, zone, now }: { placed: PlacedSession; zone: string; now: Date }) {
  const { session } = placed;
  return (
    <li className="border-line border-b p-2 last:border-b-0">
      <div className="rounded-control border border-primary border-dashed px-3 py-2">
        <p className="font-display text-h4 tabular-nums">{minuteText(placed.from)}</p>
        <p className="text-small">
          {words.proposedFor({ clientName: clientNameOf(session), when: dayAndTime(session.date, zone, now) })}
        </p>
        {session.proposal ? (
          <p className="text-ink-muted text-small tabular-nums">
            {clientTime({ ...session, date: session.proposal.date }, zone)}
          </p>
        ) : null}
      </div>
    </li>
  );
}
