"use client";

import { helplines } from "@aangan/copy/crisis-lines";
import * as words from "@aangan/copy/dashboard";
import * as disclaimers from "@aangan/copy/disclaimers";
import * as errors from "@aangan/copy/errors";
import * as layout from "@aangan/copy/layout";
import { locale } from "@aangan/copy/locale";
import * as riskWords from "@aangan/copy/risk";
import { routes } from "@aangan/copy/routes";
import * as tourWords from "@aangan/copy/tour";
import { lazyDialogWithToast } from "@aangan/shell/lazy/lazy-dialog-with-toast.tsx";
import { useClock, useServerClock } from "@aangan/shell/live/clock.ts";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { WallPanel } from "@aangan/ui/art/wall-panel/wall-panel.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { Compass } from "lucide-react";
import dynamic from "next/dynamic";
import { useCoach } from "@/features/coaches/queries";
import { SuggestedCoaches } from "@/features/coaches/suggested-coaches";
import { BreathCard } from "@/features/dashboard/breath-card";
import { CompanionsCard } from "@/features/dashboard/companions-card";
import { HardMoment } from "@/features/dashboard/hard-moment";
import { MyCoachCard } from "@/features/dashboard/my-coach-card";
import { QuickAccess } from "@/features/dashboard/quick-access";
import { pageOf } from "@/features/dashboard/routes";
import { CardGoals } from "@/features/goals/card-goals";
import { useUnread } from "@/features/messages/queries";
import { useOnboardingStatus } from "@/features/onboarding/queries";
import { PaymentReturn } from "@/features/payment/payment-return";
import { useUpcomingSessions } from "@/features/sessions/queries";
import { isOver, joinable } from "@/features/sessions/times";
import { useTour } from "@/features/tour/use-tour";
import { Failure } from "@/lib/failure";
import { useRisk, useRiskFailure } from "@/lib/risk";
import { useUser } from "@/lib/user";
import { NextSession, nextOf } from "./next-session";

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

/**
 * The member's first page: a greeting, their coach or a link to choose one, the next session, and help. Each part
 * loads, and fails, independently.
 */
export function DashboardScreen() {
  const user = useUser();
  const status = useOnboardingStatus();
  const coachId = user.data?.coachId ?? null;
  const coach = useCoach(coachId);
  const unread = useUnread(user.data?.id, coachId !== null);
  const sessions = useUpcomingSessions();
  const now = useServerClock();
  // Stays open over a reload, with its draft.
  const [booking, openBooking, closeBooking] = useTabState<{ first: boolean } | null>("dashboard_booking", null);

  const waiting = unread.data?.length ?? 0;
  const risk = useRisk();
  // Until the state is known, nothing on this page may say that all is well.
  const hard = useRiskFailure() !== null || (risk !== undefined && risk.state !== "none");
  const onboarded = status.data?.hasCompletedOnboarding === true;
  const withoutCoach = user.data !== undefined && coachId === null;
  const next = nextOf(sessions.data, now);
  // A proposal makes the coach's card so tall that everything else fits next to it.
  const hasProposal = !withoutCoach && now !== null && sessions.data?.some((one) => one.proposal && !isOver(one, now));
  const tour = useTour(user.data?.id, status.data, withoutCoach ? null : (coach.data?.name ?? tourWords.yourCoach));

  return (
    <div className="flex flex-col gap-5">
      <WallPanel className="px-5 pt-6 pb-20 frame:px-9 frame:pt-7 frame:pb-20">
        <Moment />
        <h1 className="mt-1.5 mb-2 max-w-[14em] font-display font-medium text-h1 [overflow-wrap:anywhere]">
          {user.data ? words.welcome({ firstName: user.data.firstName }) : words.welcomeBack}
        </h1>
        <p className="max-w-[24ch] text-pretty md:max-w-[46ch]">
          {withoutCoach
            ? words.chooseNext
            : unread.data
              ? waiting === 0
                ? hard
                  ? riskWords.takeTime
                  : words.noneWaiting
                : words.waiting({ count: waiting, coachName: coach.data?.name ?? tourWords.yourCoach })
              : unread.error
                ? words.notCounted
                : "\u00a0"}
        </p>
      </WallPanel>

      <HardMoment coachName={coach.data?.name.split(" ")[0]} />
      <PaymentReturn timeZone={user.data?.timeZone} />
      {status.error && !status.data ? (
        <Failure
          title={errors.somethingWrongTitle}
          error={status.error}
          pending={status.isFetching}
          onRetry={() => void status.refetch()}
        />
      ) : null}
      <div
        className={cn(
          "grid grid-flow-dense grid-cols-1 gap-5 lg:grid-cols-2 grid:grid-cols-12",
          hasProposal && "grid:grid-rows-[auto_auto_1fr]",
        )}
      >
        {user.error && !user.data ? (
          <div className="col-span-full">
            <Failure
              title={errors.somethingWrongTitle}
              error={user.error}
              pending={user.isFetching}
              onRetry={() => void user.refetch()}
            />
          </div>
        ) : withoutCoach ? (
          onboarded ? (
            <div className="col-span-full">
              <SuggestedCoaches onSelected={() => openBooking({ first: true })} />
            </div>
          ) : null
        ) : (
          <div className={cn("lg:col-span-2 grid:col-span-7", hasProposal && "grid:row-span-3")}>
            <MyCoachCard
              coach={coach}
              unread={waiting}
              session={<NextSession sessions={sessions} now={now} />}
              joining={next !== undefined && now !== null && joinable(next, now)}
              goals={<CardGoals />}
              onSchedule={() => openBooking({ first: false })}
            />
          </div>
        )}
        <CompanionsCard className="grid:col-span-5" />
        <QuickAccess className={cn("lg:col-span-2", hasProposal ? "grid:col-span-5" : "grid:col-span-7")} />
        {/* Next to the companions, or a row alone without them. */}
        <BreathCard
          className={cn(
            !pageOf("companions") && "lg:col-span-2",
            withoutCoach ? "grid:col-span-12" : "grid:col-span-5",
          )}
        />
      </div>

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
            <li>
              <TextLink href={routes.crisis.path} className="inline-flex min-h-9 items-center py-1">
                {layout.moreHelp}
              </TextLink>
            </li>
          </ul>
        </div>
      </section>

      {onboarded ? (
        <div className="-mt-1">
          <Button variant="quiet" size="sm" className="-ml-3" onClick={tour.again}>
            <Compass aria-hidden="true" />
            {tourWords.again}
          </Button>
        </div>
      ) : null}

      {status.data !== undefined && !onboarded ? <OnboardingDialog onDone={() => window.scrollTo({ top: 0 })} /> : null}
      {tour.open ? <AppTour {...tour} /> : null}
      {booking && coach.data ? <BookingDialog coach={coach.data} first={booking.first} onClose={closeBooking} /> : null}
    </div>
  );
}

/** "Saturday morning": the day and its part, by the reader's own clock. */
function Moment() {
  const now = useClock();
  if (!now) return <p className="font-semibold text-label">&nbsp;</p>;
  const hour = now.getHours();
  const partOfDay =
    hour >= 5 && hour < 12
      ? words.mornings
      : hour >= 12 && hour < 17
        ? words.afternoons
        : hour >= 17 && hour < 21
          ? words.evenings
          : words.nights;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "long" }).format(now);
  return <p className="font-semibold text-label">{words.moment({ weekday, partOfDay })}</p>;
}
