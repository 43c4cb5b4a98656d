"use client";

import * as common from "@aangan/copy/common";
import { helplines } from "@aangan/copy/crisis-lines";
import * as words from "@aangan/copy/dashboard";
import * as disclaimers from "@aangan/copy/disclaimers";
import * as errors from "@aangan/copy/errors";
import * as layout from "@aangan/copy/layout";
import * as riskWords from "@aangan/copy/risk";
import { routes } from "@aangan/copy/routes";
import * as safety from "@aangan/copy/safety-notes-page";
import * as tourWords from "@aangan/copy/tour";
import { lazyDialogWithToast } from "@aangan/shell/lazy/lazy-dialog-with-toast.tsx";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { Compass } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { CheckInCard } from "@/features/check-ins/check-in-card";
import { useCoach } from "@/features/coaches/queries";
import { SuggestedCoaches } from "@/features/coaches/suggested-coaches";
import { CompanionsCard } from "@/features/dashboard/companions-card";
import { FirstWeek } from "@/features/dashboard/first-week";
import { HardMoment } from "@/features/dashboard/hard-moment";
import { MyCoachCard } from "@/features/dashboard/my-coach-card";
import { QuickAccess } from "@/features/dashboard/quick-access";
import { TodayWall } from "@/features/dashboard/today-wall";
import { CardGoals } from "@/features/goals/card-goals";
import { type GoalList, useGoals } from "@/features/goals/queries";
import { useUnread } from "@/features/messages/queries";
import { useOnboardingStatus } from "@/features/onboarding/queries";
import { PaymentReturn } from "@/features/payment/payment-return";
import { SharingQuestion } from "@/features/profile/sharing-question";
import { useNotes } from "@/features/safety-notes/queries";
import { AfterCard, hasFreshNotes } from "@/features/sessions/after-card";
import { useNextOffer } from "@/features/sessions/next-offer";
import { type Session, useSessions, useUpcomingSessions } from "@/features/sessions/queries";
import { isOver, joinable } from "@/features/sessions/times";
import { TourOffer } from "@/features/tour/tour-offer";
import { useTour } from "@/features/tour/use-tour";
import { Failure } from "@/lib/failure";
import { isNewUser } from "@/lib/greeting";
import { type Contact, telHref } from "@/lib/kept-notes";
import { useRisk, useRiskFailure } from "@/lib/risk";
import { useKeepOfflineView } from "@/lib/use-offline-view";
import { useUser } from "@/lib/user";
import { CoachStep, firstSteps, SessionStep } from "./first-hour";
import { LeftOff } from "./left-off";
import { Needs } from "./needs";
import { NextSession, nextOf } from "./next-session";
import { PracticeCard } from "./practice-card";

/** Needed once per member, so their code is not part of every visit. */
const OnboardingDialog = dynamic(
  () => import("@/features/onboarding/onboarding-dialog").then((module) => module.OnboardingDialog),
  { ssr: false },
);
const AppTour = dynamic(() => import("@/features/tour/app-tour").then((module) => module.AppTour), { ssr: false });
/** Its code is fetched when it is opened. */
const BookingDialog = lazyDialogWithToast(() =>
  import("@/features/sessions/booking-dialog").then((module) => module.BookingDialog),
);

/** How long a member is new, in milliseconds. */
const firstWeekMs = 7 * 24 * 60 * 60_000;

/**
 * The member's first page: a greeting, their coach or a link to choose one, the next session, and help. Each part
 * fails independently.
 */
export function DashboardScreen() {
  const user = useUser();
  const status = useOnboardingStatus();
  const coachId = user.data?.coachId ?? null;
  const coach = useCoach(coachId);
  const unread = useUnread(user.data?.id, coachId !== null);
  const sessions = useUpcomingSessions();
  const allSessions = useSessions();
  const goals = useGoals();
  const [registered] = useState(() => typeof window !== "undefined" && isNewUser());
  const now = useServerClock();
  // Stays open over a reload, with its draft.
  const [booking, setBooking] = useTabState<{ start?: string } | null>("dashboard_booking", null);
  const openBooking = () => setBooking({});
  // A new member has left the first steps.
  const [later, setLater] = useTabState("first_session_later", false);
  /** A coach was chosen on this page. */
  const [chosen, setChosen] = useState(false);

  const waiting = unread.data?.length ?? 0;
  const { data: notes } = useNotes();
  const contact = notes?.contactPhone ? notes : undefined;
  const risk = useRisk();
  const riskFailed = useRiskFailure() !== null;
  // Until the state is known, nothing on this page may say that all is well.
  const hard = riskFailed || (risk !== undefined && risk.state !== "none");
  const onboarded = status.data?.hasCompletedOnboarding === true;
  const withoutCoach = user.data !== undefined && coachId === null;
  const next = nextOf(sessions.data, now);
  const tour = useTour(user.data?.id, status.data, withoutCoach ? null : (coach.data?.name ?? tourWords.yourCoach));
  const coachName = coach.data?.name ?? tourWords.yourCoach;
  const firstName = coach.data?.name.split(" ")[0];
  const bookingIsPossible = coach.data !== undefined && !coach.data.away;
  const offer = useNextOffer(allSessions.data, bookingIsPossible ? coachId : null, now);
  // The parts below the wall appear together once their heights are known, so that nothing moves, and then stay.
  const [shown, setShown] = useState(false);
  const settled =
    [user, status, sessions, goals, ...(coachId === null ? [] : [coach, unread])].every(
      ({ data, error }) => data || error,
    ) &&
    (risk !== undefined || riskFailed) &&
    offer !== undefined;
  if (settled && !shown) setShown(true);
  useKeepOfflineView(
    user.data,
    sessions.data && now && (next ? { date: next.date, endsAt: next.endsAt, coachName: next.coachName } : null),
    withoutCoach ? null : coach.data && unread.data && { name: coach.data.name, unread: unread.data.length },
  );
  const joining = next !== undefined && now !== null && joinable(next, now);
  // Of several things that could be done first, one has the primary button.
  const action = joining
    ? null
    : waiting > 0
      ? "reply"
      : sessions.data && now && !next && bookingIsPossible
        ? "book"
        : null;
  const isNew =
    user.data !== undefined && now !== null && now.getTime() - Date.parse(user.data.createdAt) < firstWeekMs;

  // A new member's steps replace the page: the coach, then the first session.
  const leaveSteps = () => {
    setLater(true);
    window.scrollTo({ top: 0 });
  };
  const choosesTime = tour.offered && !withoutCoach && !coach.data?.away && !next && !coach.error && !sessions.error;
  const step = later ? null : tour.offered && withoutCoach ? (
    <CoachStep onLater={leaveSteps} />
  ) : choosesTime ? (
    <SessionStep coach={sessions.data && now ? coach.data : undefined} onDone={leaveSteps} />
  ) : null;
  if (step)
    return (
      <div className="flex flex-col gap-3.5 frame:gap-5">
        <HardMoment coachName={firstName} contact={contact} />
        <PaymentReturn timeZone={user.data?.timeZone} />
        {step}
        <Help contact={contact} />
      </div>
    );

  return (
    <div className="flex flex-col gap-3.5 frame:gap-5">
      <TodayWall
        greeting={
          !user.data
            ? words.welcomeBack
            : registered
              ? words.welcomeFirst({ firstName: user.data.firstName })
              : words.welcome({ firstName: user.data.firstName })
        }
        text={
          withoutCoach
            ? words.chooseNext
            : unread.data
              ? waiting === 0
                ? hard
                  ? riskWords.takeTime
                  : quiet(goals.data, allSessions.data, now)
                    ? words.noneWaiting
                    : "\u00a0"
                : words.waiting({ count: waiting, coachName })
              : unread.error
                ? words.notCounted
                : "\u00a0"
        }
        coach={withoutCoach ? null : coach.data}
        session={<NextSession sessions={sessions} now={now} />}
        action={action}
        onBook={openBooking}
      />

      <HardMoment coachName={firstName} contact={contact} />
      <PaymentReturn timeZone={user.data?.timeZone} />
      {status.error && !status.data ? (
        <Failure
          title={errors.somethingWrongTitle}
          error={status.error}
          pending={status.isFetching}
          onRetry={() => void status.refetch()}
        />
      ) : null}
      {user.error && !user.data ? (
        <Failure
          title={errors.somethingWrongTitle}
          error={user.error}
          pending={user.isFetching}
          onRetry={() => void user.refetch()}
        />
      ) : null}
      {shown ? (
        <>
          {(chosen || tour.offered) && coach.data ? <SharingQuestion coachName={firstName ?? coachName} /> : null}
          {tour.offered && !withoutCoach ? <TourOffer {...tour} /> : null}
          {withoutCoach && onboarded ? <SuggestedCoaches onSelected={() => setChosen(true)} /> : null}
          <div className="grid grid-cols-1 items-start gap-3.5 frame:gap-5 grid:grid-cols-12 grid:grid-rows-[auto_1fr]">
            <div className="flex flex-col gap-3.5 empty:hidden frame:gap-5 grid:col-span-7">
              {withoutCoach ? null : <Needs coachName={firstName ?? coachName} unread={waiting} now={now} />}
              {allSessions.data && now ? (
                <AfterCard
                  sessions={allSessions.data}
                  offer={offer ?? null}
                  now={now}
                  onBook={(start) => setBooking({ start })}
                />
              ) : null}
              {!withoutCoach && isNew && sessions.data && !next ? (
                <FirstWeek coachName={coachName} onBook={openBooking} />
              ) : null}
            </div>
            <CheckInCard
              coachName={firstName}
              className="grid:col-span-5 grid:col-start-8 grid:row-span-2 grid:row-start-1"
            />
            <PracticeCard breathing={hard} className="grid:col-span-7" />
            {withoutCoach ? null : (
              <MyCoachCard
                coach={coach}
                unread={waiting}
                goals={<CardGoals />}
                onSchedule={openBooking}
                className="grid:col-span-7"
              />
            )}
            <CompanionsCard className={withoutCoach ? "grid:col-span-12" : "grid:col-span-5"} />
          </div>
          <QuickAccess />
          <LeftOff />
        </>
      ) : (
        <SkeletonGroup label={common.loading} className="flex flex-col gap-3.5 frame:gap-5">
          <Skeleton shape="block" className="h-[366px] rounded-card" />
          <Skeleton shape="block" className="h-[206px] rounded-card" />
          <Skeleton shape="block" className="h-[366px] rounded-card" />
        </SkeletonGroup>
      )}
      <Help contact={contact} />

      {onboarded ? (
        <div className="-mt-1">
          <Button variant="quiet" size="sm" className="-ml-3" onClick={tour.again}>
            <Compass aria-hidden="true" />
            {tourWords.again}
          </Button>
        </div>
      ) : null}

      {status.data !== undefined && !onboarded ? <OnboardingDialog steps={firstSteps} /> : null}
      {tour.open ? <AppTour {...tour} /> : null}
      {booking && coach.data ? (
        <BookingDialog coach={coach.data} start={booking.start} onClose={() => setBooking(null)} />
      ) : null}
    </div>
  );
}

/**
 * Reports whether nothing waits for the member: no goal, no proposal and no notes from a session. Unknown is not
 * nothing.
 */
function quiet(goals: GoalList | undefined, sessions: readonly Session[] | undefined, now: Date | null): boolean {
  return (
    goals !== undefined &&
    sessions !== undefined &&
    now !== null &&
    !goals.items.some(({ waitsFor }) => waitsFor === "member") &&
    !sessions.some((one) => (one.proposal && !isOver(one, now)) || hasFreshNotes(one, now))
  );
}

/** What this is and is not, and whom to call: the trusted contact, if there is one, and the help lines. */
function Help({ contact }: { contact: Contact | undefined }) {
  return (
    <section
      aria-labelledby="what-this-is"
      className="mt-3 grid gap-x-10 gap-y-5 border-line border-t pt-5 text-ink-muted text-small md:grid-cols-[1.4fr_1fr]"
    >
      <div>
        <h2 id="what-this-is" className="font-semibold font-text text-ink text-label tracking-normal">
          {words.disclaimerTitle}
        </h2>
        <p className="mt-1.5 max-w-[64ch]">{disclaimers.full}</p>
      </div>
      <div>
        <h2 className="font-semibold font-text text-ink text-label tracking-normal">{words.helpTitle}</h2>
        <ul className="mt-1 flex flex-col">
          {contact ? (
            <li>
              <a href={telHref(contact.contactPhone)} className="inline-flex min-h-9 items-center py-1 text-ink">
                <span>
                  <b className="font-semibold">{safety.callContact({ contactName: contact.contactName })}</b>
                  <span className="text-ink-muted"> · {safety.contact}</span>
                </span>
              </a>
            </li>
          ) : null}
          {helplines.map((line) => (
            <li key={line.id}>
              <a href={line.href} className="inline-flex min-h-9 items-center py-1 text-ink">
                <span>
                  <b className="font-semibold">{line.label}</b>
                  <span className="text-ink-muted"> · {line.detail}</span>
                </span>
              </a>
            </li>
          ))}
          <li className="flex flex-wrap gap-x-5">
            <TextLink href={routes.safetyNotes.path} className="inline-flex min-h-9 items-center py-1">
              {layout.safetyNotes}
            </TextLink>
            <TextLink href={routes.crisis.path} className="inline-flex min-h-9 items-center py-1">
              {layout.moreHelp}
            </TextLink>
          </li>
        </ul>
      </div>
    </section>
  );
}
