"use client";

import * as afterWords from "@aangan/copy/after-session";
import * as common from "@aangan/copy/common";
import { routes } from "@aangan/copy/routes";
import * as words from "@aangan/copy/sessions";
import { lazyDialog } from "@aangan/shell/lazy/lazy-dialog.tsx";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { PageHeader } from "@aangan/ui/app-frame/app-frame.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { useCoach } from "@/features/coaches/queries";
import { Failure } from "@/lib/failure";
import { Link } from "@/lib/link";
import { useUser } from "@/lib/user";
import { CalendarFeed } from "./calendar-feed";
import { useNextOffer } from "./next-offer";
import { PastSessions } from "./past-sessions";
import { coachOf, type Session, useSessions } from "./queries";
import { dayAndTime, isOver } from "./times";
import { UpcomingSession } from "./upcoming-session";

/** Not needed at first, so their code is fetched when they are opened. */
const BookingDialog = lazyDialog(() => import("./booking-dialog").then((module) => module.BookingDialog));
const CancelDialog = lazyDialog(() => import("./cancel-dialog").then((module) => module.CancelDialog));

/** The coming sessions with their actions, past ones, and the calendar feed. */
export function SessionsScreen() {
  const user = useUser();
  const coachId = user.data?.coachId ?? null;
  const coach = useCoach(coachId);
  const sessions = useSessions();
  const now = useServerClock();
  // "new" for a session to book, followed by its time if one is chosen, or the id of the one to move. A reload restores
  // the dialog.
  const [booking, openBooking, closeBooking] = useTabState<string | null>("sessions_booking", null);
  const [cancelling, setCancelling] = useState<Session | null>(null);
  const offer = useNextOffer(sessions.data, coach.data && !coach.data.away ? coachId : null, now);

  const failed = sessions.error && !sessions.data ? sessions : user.error && !user.data ? user : null;
  if (failed?.error) {
    return (
      <>
        <PageHeader title={words.title} />
        <Failure
          screen
          title={words.failed}
          error={failed.error}
          pending={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      </>
    );
  }
  if (!sessions.data || !user.data || !now) return <Loading />;

  const ahead = sessions.data
    .filter((session) => !isOver(session, now))
    .sort((one, other) => Date.parse(one.date) - Date.parse(other.date));
  const moving = sessions.data.find(({ id }) => id === booking);
  const schedule =
    coachId === null ? null : (
      <Button onClick={() => openBooking("new")} disabled={!coach.data}>
        <CalendarPlus aria-hidden="true" />
        {words.schedule}
      </Button>
    );

  return (
    <>
      <PageHeader title={words.title} lead={words.lead} actions={ahead.length > 0 ? schedule : null} />
      <RefetchErrorAlert query={sessions} className="mb-5" />
      {coach.error && !coach.data ? (
        <div className="mb-5">
          <Failure
            title={words.coachFailed}
            error={coach.error}
            pending={coach.isFetching}
            onRetry={() => void coach.refetch()}
          />
        </div>
      ) : null}
      {ahead.length === 0 ? (
        <EmptyState
          seed="sessions"
          headingLevel={2}
          title={words.emptyTitle}
          description={
            coachId === null
              ? words.noCoachText
              : offer
                ? afterWords.nextText({ when: dayAndTime(offer.start, offer.timeZone) })
                : words.emptyText
          }
          action={
            offer ? (
              <div className="flex flex-wrap justify-center gap-2.5">
                <Button onClick={() => openBooking(`new ${offer.start}`)}>
                  <CalendarPlus aria-hidden="true" />
                  {afterWords.book}
                </Button>
                <Button variant="secondary" onClick={() => openBooking("new")}>
                  {afterWords.otherTimes}
                </Button>
              </div>
            ) : (
              (schedule ?? (
                <Button asChild>
                  <Link href={routes.coaches.path}>{words.browseCoaches}</Link>
                </Button>
              ))
            )
          }
        />
      ) : (
        <section aria-label={words.upcomingLabel}>
          <h2 className="mb-3 font-display font-medium text-h3">{words.upcoming}</h2>
          <ul className="flex flex-col gap-4">
            {ahead.map((session) => (
              <UpcomingSession
                key={session.id}
                session={session}
                now={now}
                onMove={() => openBooking(session.id)}
                onCancel={() => setCancelling(session)}
              />
            ))}
          </ul>
        </section>
      )}
      <PastSessions sessions={sessions.data.filter((session) => isOver(session, now))} now={now} />
      <CalendarFeed />
      {booking?.startsWith("new") && coach.data ? (
        <BookingDialog coach={coach.data} start={booking.split(" ")[1]} onClose={closeBooking} />
      ) : null}
      {moving ? <BookingDialog coach={coachOf(moving)} session={moving} onClose={closeBooking} /> : null}
      {cancelling ? <CancelDialog session={cancelling} onClose={() => setCancelling(null)} /> : null}
    </>
  );
}

function Loading() {
  return (
    <SkeletonGroup label={common.loading}>
      <Skeleton className="h-10 w-48" />
      <Skeleton className="mt-4 mb-8 h-4 w-80 max-w-full" />
      <Skeleton shape="block" className="h-44 rounded-card" />
      <Skeleton shape="block" className="mt-4 h-44 rounded-card" />
    </SkeletonGroup>
  );
}
