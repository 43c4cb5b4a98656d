"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-hours";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { usualTimes } from "@aangan/copy/limits";
import { locale } from "@aangan/copy/locale";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { clockAt } from "@aangan/shell/locale/dates.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { PageHeader } from "@aangan/ui/app-frame/app-frame.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { SessionLinks } from "@/features/frame/session-links";
import { useUpcoming } from "@/features/sessions/queries";
import { isUpcoming } from "@/features/sessions/times";
import { dayIn, instantAt, zoneName } from "@/lib/zoned";
import { DateHours } from "./date-hours";
import { DaysOff } from "./days-off";
import { timeOf } from "./draft";
import { FeedCard } from "./feed-card";
import { MeetingLink } from "./meeting-link";
import { timeName } from "./names";
import { Preview } from "./preview";
import { type Hours, useHours } from "./queries";
import { useWeek } from "./use-week";
import { WeeklyHours } from "./weekly-hours";

/** The coach's bookable hours, with a preview of the offered times. */
export function HoursTab({ active }: { active: boolean }) {
  const hours = useHours();
  const now = useServerClock();
  return (
    <>
      <PageHeader
        title={words.title}
        lead={hours.data && now ? words.lead({ zone: zoneName(hours.data.timeZone, now) }) : undefined}
      />
      <SessionLinks current="hours" />
      {hours.data && now ? (
        <>
          <RefetchErrorAlert query={hours} className="mb-5" />
          <Ready hours={hours.data} active={active} now={now} />
        </>
      ) : hours.error ? (
        <EmptyState
          role="alert"
          seed="hours"
          headingLevel={2}
          title={words.loadFailed}
          description={messageOf(hours.error, errors.somethingWrong)}
          action={
            <Button pending={hours.isFetching} pendingText={common.loading} onClick={() => void hours.refetch()}>
              {common.retry}
            </Button>
          }
        />
      ) : (
        <SkeletonGroup label={common.loading} className="grid gap-5 grid:grid-cols-[minmax(0,1fr)_360px]">
          <div className="flex flex-col gap-6 rounded-card border border-line p-5">
            {["a", "b", "c", "d", "e", "f", "g"].map((key) => (
              <div key={key} className="flex items-center gap-5">
                <Skeleton className="w-24" />
                <Skeleton shape="block" className="w-1/2" />
              </div>
            ))}
          </div>
          <Skeleton shape="block" className="h-80 rounded-card" />
        </SkeletonGroup>
      )}
    </>
  );
}

function Ready({ hours, active, now }: { hours: Hours; active: boolean; now: Date }) {
  const edited = useWeek(hours);
  const upcoming = useUpcoming();
  const sessions = upcoming.data?.filter((session) => isUpcoming(session, now));
  const today = dayIn(now, hours.timeZone);
  return (
    <div className="grid items-start gap-5 grid:grid-cols-[minmax(0,1fr)_380px]">
      <div className="flex min-w-0 flex-col gap-5">
        {active ? null : (
          <Alert tone="caution" live="off">
            {words.inactive}
          </Alert>
        )}
        {hours.published ? null : <Unpublished zone={hours.timeZone} now={now} />}
        <WeeklyHours edited={edited} published={hours.published} />
        <div className="grid items-start gap-5 md:grid-cols-2">
          <DaysOff hours={hours} sessions={sessions ?? []} today={today} />
          <DateHours hours={hours} today={today} />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Preview
          hours={hours}
          week={edited.week}
          changed={edited.changed}
          sessions={sessions}
          failed={upcoming.isError && !sessions}
          now={now}
        />
        <MeetingLink saved={hours.meetingLink} hosts={hours.meetingHosts} />
        <FeedCard zone={hours.timeZone} now={now} />
      </div>
    </div>
  );
}

/** The default times that members are offered before hours are published, in both time zones. */
function Unpublished({ zone, now }: { zone: string; now: Date }) {
  const member = words.previewPlaces[0].zone;
  const first = usualTimes[0];
  const times = usualTimes.map((minute) => timeName(timeOf(minute)));
  return (
    <Alert tone="caution" live="off" title={words.unpublishedTitle}>
      {words.unpublishedText({
        times: new Intl.ListFormat(locale).format(times),
        first: timeName(timeOf(first)),
        yours: clockAt(instantAt(dayIn(now, member), first, member).toISOString(), zone),
      })}
    </Alert>
  );
}
