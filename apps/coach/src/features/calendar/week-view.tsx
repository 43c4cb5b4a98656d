"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-calendar";
import * as coachSessions from "@aangan/copy/coach-sessions";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { PageHeader } from "@aangan/ui/app-frame/app-frame.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { addDays, type Day } from "@aangan/ui/calendar/days.ts";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { SessionLinks } from "@/features/frame/session-links";
import { useCalendar } from "@/features/sessions/queries";
import { useSessionDialogs } from "@/features/sessions/session-dialogs";
import { useTransitions } from "@/features/sessions/transitions";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { weekHref } from "@/lib/hrefs";
import { dayIn, zoneName } from "@/lib/zoned";
import { mondayOf, weekFrom, weekText } from "./week";
import { WeekGrid } from "./week-grid";
import { WeekList } from "./week-list";

/** Props of {@link WeekView}. */
export interface WeekViewProps {
  /** The coach's time zone; undefined while unknown. */
  zone: string | undefined;
}

/**
 * The coach's week: a grid if there is room for seven columns, else a list. The URL names a day of the week, so
 * that Back and a reload keep it.
 */
export function WeekView({ zone }: WeekViewProps) {
  const now = useServerClock();
  const dayInUrl = useSearchParams().get("day");
  return (
    <>
      <PageHeader title={coachSessions.title} lead={now && zone ? words.lead({ zone: zoneName(zone, now) }) : " "} />
      <SessionLinks current="week" />
      {now && zone ? <Week monday={mondayOf(dayInUrl, dayIn(now, zone))} zone={zone} now={now} /> : <WeekSkeleton />}
    </>
  );
}

function Week({ monday, zone, now }: { monday: Day; zone: string; now: Date }) {
  const span = useCalendar(monday, addDays(monday, 6));
  const { act, dialogs } = useSessionDialogs(zone, now);
  useTransitions(span.data?.sessions ?? [], now);
  const week = span.data ? weekFrom(monday, span.data) : undefined;
  return (
    <section aria-labelledby="week-title" className="min-w-0">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="week-title" aria-live="polite" className="font-display text-h3 tabular-nums">
          {weekText(monday)}
        </h2>
        <nav aria-label={words.ways} className="ml-auto flex items-center gap-2">
          <IconButton asChild variant="secondary" label={words.previous}>
            <Link href={weekHref(addDays(monday, -7))} keepScroll>
              <ChevronLeft aria-hidden="true" />
            </Link>
          </IconButton>
          <Button asChild variant="secondary" size="md">
            <Link href={weekHref()} keepScroll>
              {words.thisWeek}
            </Link>
          </Button>
          <IconButton asChild variant="secondary" label={words.next}>
            <Link href={weekHref(addDays(monday, 7))} keepScroll>
              <ChevronRight aria-hidden="true" />
            </Link>
          </IconButton>
        </nav>
      </div>
      {week && span.data ? (
        <>
          <RefetchErrorAlert query={span} className="mb-4" />
          {span.data.published ? null : <p className="mb-4 max-w-[62ch] text-ink-muted text-small">{words.usual}</p>}
          {week.every(({ placed }) => placed.length === 0) ? (
            <p className="mb-4 text-ink-muted text-small">{words.empty}</p>
          ) : null}
          <WeekGrid week={week} zone={zone} now={now} onAct={act} className="max-grid:hidden" />
          <WeekList week={week} zone={zone} now={now} onAct={act} className="grid:hidden" />
        </>
      ) : span.error ? (
        <EmptyState
          role="alert"
          seed="sessions"
          headingLevel={3}
          title={words.failed}
          description={messageOf(span.error, errors.somethingWrong)}
          action={
            <Button pending={span.isFetching} pendingText={common.loading} onClick={() => void span.refetch()}>
              {common.retry}
            </Button>
          }
        />
      ) : (
        <WeekSkeleton />
      )}
      {dialogs}
    </section>
  );
}

function WeekSkeleton() {
  return (
    <SkeletonGroup label={common.loading} className="flex flex-col gap-4 rounded-card border border-line p-4">
      {["a", "b", "c", "d", "e"].map((key) => (
        <div key={key} className="flex items-center gap-6">
          <Skeleton className="w-16" />
          <Skeleton shape="block" className="flex-1" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
