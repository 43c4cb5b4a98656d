"use client";

import { messageOf } from "@aangan/api/errors";
import * as coachDashboard from "@aangan/copy/coach-dashboard";
import * as words from "@aangan/copy/coach-sessions";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { PageHeader } from "@aangan/ui/app-frame/app-frame.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { SessionLinks } from "@/features/frame/session-links";
import { longDay } from "@/lib/days";
import { dayIn, zoneName } from "@/lib/zoned";
import { PastSessions } from "./past-sessions";
import { type CoachSession, usePast, useUpcoming } from "./queries";
import type { OpenAction } from "./session-actions";
import { useSessionDialogs } from "./session-dialogs";
import { SessionRow } from "./session-row";
import { byDay, dayName, isUpcoming } from "./times";
import { useTransitions } from "./transitions";

/** Upcoming sessions by day, then past ones. `zone` is the coach's time zone, undefined while unknown. */
export function SessionsTab({ zone }: { zone: string | undefined }) {
  const upcoming = useUpcoming();
  const now = useServerClock();
  const { act, dialogs } = useSessionDialogs(zone, now);
  return (
    <>
      <PageHeader title={words.title} lead={now && zone ? words.lead({ zone: zoneName(zone, now) }) : " "} />
      <SessionLinks current="list" />
      {upcoming.data && now && zone ? (
        <>
          <RefetchErrorAlert query={upcoming} className="mb-4" />
          <Upcoming sessions={upcoming.data} readAt={upcoming.dataUpdatedAt} zone={zone} now={now} onAct={act} />
          <PastSessions zone={zone} now={now} onAct={act} />
        </>
      ) : upcoming.error ? (
        <EmptyState
          role="alert"
          seed="sessions"
          headingLevel={2}
          title={words.loadFailed}
          description={messageOf(upcoming.error, errors.somethingWrong)}
          action={
            <Button pending={upcoming.isFetching} pendingText={common.loading} onClick={() => void upcoming.refetch()}>
              {common.retry}
            </Button>
          }
        />
      ) : (
        <SkeletonGroup label={common.loading} className="flex flex-col gap-4 rounded-card border border-line p-4">
          {["a", "b", "c", "d"].map((key) => (
            <div key={key} className="flex items-center gap-6">
              <Skeleton className="w-16" />
              <Skeleton className="w-1/3" />
              <Skeleton shape="block" className="ml-auto w-32" />
            </div>
          ))}
        </SkeletonGroup>
      )}
      {dialogs}
    </>
  );
}

function Upcoming({
  sessions,
  readAt,
  zone,
  now,
  onAct,
}: {
  sessions: readonly CoachSession[];
  /** The time of their fetch, in milliseconds. */
  readAt: number;
  zone: string;
  now: Date;
  onAct: OpenAction;
}) {
  const ahead = sessions.filter((session) => isUpcoming(session, now));
  const days = byDay(ahead, zone);
  const today = dayIn(now, zone);
  const past = usePast();
  // A session that has ended moves from this list to the other one.
  useTransitions(sessions, now, past.data ? Math.min(readAt, past.dataUpdatedAt) : readAt);
  useNamedDay(days.map(({ day }) => day));
  if (ahead.length === 0) {
    return <EmptyState seed="sessions" headingLevel={2} title={words.empty} description={words.emptyText} />;
  }
  return (
    <section aria-label={coachDashboard.upcomingSessions} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      {days.map(({ day, sessions: ofDay }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2
            id={`day-${day}`}
            tabIndex={-1}
            className="mb-2 flex scroll-mt-6 items-baseline gap-2.5 font-text font-semibold text-h4 tracking-normal"
          >
            {dayName(day, today)}
            {dayName(day, today) === longDay(day, today) ? null : (
              <span className="font-normal text-ink-muted text-small">{longDay(day, today)}</span>
            )}
          </h2>
          <ul className="overflow-hidden rounded-card border border-line bg-surface shadow-cast-1">
            {ofDay.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                zone={zone}
                now={now}
                next={session === ahead[0]}
                onAct={onAct}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** Scrolls once to the day in the URL, or to the first day after it. */
function useNamedDay(days: readonly string[]): void {
  const dayInUrl = useSearchParams().get("day");
  const target = dayInUrl === null ? undefined : days.find((day) => day >= dayInUrl);
  const done = useRef<string>(null);
  useEffect(() => {
    // Scroll once, not on later changes of the list.
    if (target === undefined || done.current === dayInUrl) return;
    done.current = dayInUrl;
    const heading = document.getElementById(`day-${target}`);
    heading?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  }, [target, dayInUrl]);
}
