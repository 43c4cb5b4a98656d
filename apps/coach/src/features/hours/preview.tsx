"use client";

import * as words from "@aangan/copy/coach-hours";
import { limits, usualTimes } from "@aangan/copy/limits";
import { clockAt } from "@aangan/shell/locale/dates.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Card, CardDescription, CardTitle } from "@aangan/ui/card/card.tsx";
import { Segmented } from "@aangan/ui/segmented/segmented.tsx";
import { useId, useState } from "react";
import type { CoachSession } from "@/features/sessions/queries";
import { dayIn } from "@/lib/zoned";
import { type Week, weeklyOf } from "./draft";
import { dayName } from "./names";
import { offeredDays, type Run } from "./offered";
import type { Hours } from "./queries";

/** Props of {@link Preview}. */
export interface PreviewProps {
  hours: Hours;
  /** The week being edited. */
  week: Week;
  /** Whether it differs from the published week. */
  changed: boolean;
  /** The booked sessions; undefined before loading. */
  sessions: readonly CoachSession[] | undefined;
  /** Whether fetching the sessions failed. */
  failed: boolean;
  now: Date;
}

/** The next seven days as a member sees them, in both time zones. */
export function Preview({ hours, week, changed, sessions, failed, now }: PreviewProps) {
  const titleId = useId();
  const places = words.previewPlaces;
  const [zone, setZone] = useState<string>(places[0].zone);
  const usual = !hours.published && !changed;
  const days = offeredDays({
    coachZone: hours.timeZone,
    memberZone: zone,
    weekly: usual ? null : weeklyOf(week),
    usual: usualTimes,
    daysOff: hours.daysOff,
    dateHours: hours.dateHours,
    booked: (sessions ?? []).map(({ date, endsAt }) => ({ from: new Date(date), until: new Date(endsAt) })),
    now,
    leadHours: limits.slotLeadHours,
    sessionMinutes: limits.sessionMinutes,
    days: 7,
  });
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardTitle id={titleId} level={2}>
          {words.preview}
        </CardTitle>
        <CardDescription className="mt-0.5">{words.previewText}</CardDescription>
        <Segmented
          block
          aria-label={words.previewPlace}
          className="my-3"
          options={places.map(({ zone: value, label }) => ({ value, label }))}
          value={zone}
          onValueChange={setZone}
        />
        {usual || changed ? (
          <p className="mb-2 text-fine text-ink-muted">{usual ? words.previewUsual : words.previewDraft}</p>
        ) : null}
        {failed ? <Alert tone="caution">{words.previewUnknown}</Alert> : null}
        <dl className="divide-y divide-line tabular-nums">
          {days.map(({ day, runs }) => (
            <div key={day} className="grid grid-cols-[92px_minmax(0,1fr)] gap-x-3 py-2 text-small">
              <dt className="font-semibold">{dayName(day, dayIn(now, zone))}</dt>
              {runs.length === 0 ? (
                <dd className="text-ink-muted">{words.previewNothing}</dd>
              ) : (
                <dd className="flex flex-col gap-1">
                  {runs.map((run) => (
                    <p key={run.from.getTime()}>
                      {rangeOf(run, zone)}{" "}
                      <span className="whitespace-nowrap text-ink-muted">
                        {words.previewCount({ count: run.count })}
                      </span>
                      <span className="block text-fine text-ink-muted">
                        {words.previewYours({ range: rangeOf(run, hours.timeZone) })}
                      </span>
                    </p>
                  ))}
                </dd>
              )}
            </div>
          ))}
        </dl>
      </section>
    </Card>
  );
}

function rangeOf({ from, until }: Run, zone: string): string {
  return words.range({ from: clockAt(from.toISOString(), zone), until: clockAt(until.toISOString(), zone) });
}
