"use client";

import { disclaimers } from "@aangan/copy/brand";
import { helplines } from "@aangan/copy/crisis";
import { dashboard as words } from "@aangan/copy/dashboard";
import { errors } from "@aangan/copy/errors";
import { fill, plural } from "@aangan/copy/format";
import { useClock } from "@aangan/shell/clock";
import { WallPanel } from "@aangan/ui/art/wall-panel";
import dynamic from "next/dynamic";
import { useState } from "react";
import { MyCoachCard } from "@/features/coaches/my-coach-card";
import { SuggestedCoaches } from "@/features/coaches/suggested-coaches";
import { useUnread } from "@/features/messages/queries";
import { useOnboardingStatus } from "@/features/onboarding/queries";
import { Failure } from "@/lib/failure";
import { useUser } from "@/lib/user";

/** Needed once in a member's life, so it does not weigh on every visit. */
const OnboardingDialog = dynamic(() =>
  import("@/features/onboarding/onboarding-dialog").then((module) => module.OnboardingDialog),
);

/** The member's first page: a greeting, their coach or the way to one, and where help is. */
export function DashboardScreen() {
  const user = useUser();
  const status = useOnboardingStatus();
  const unread = useUnread(user.data?.id, Boolean(user.data?.coachId));
  const [coachName, setCoachName] = useState<string | null>(null);
  const waiting = unread.data?.length ?? 0;
  const onboarded = status.data?.hasCompletedOnboarding === true;
  const withoutCoach = user.data !== undefined && user.data.coachId === null;

  return (
    <div className="flex flex-col gap-5">
      <WallPanel className="px-5 pt-6 pb-20 frame:px-9 frame:pt-7 frame:pb-20">
        <Moment />
        <h1 className="mt-1.5 mb-2 max-w-[14em] font-display font-medium text-h1 [overflow-wrap:anywhere]">
          {user.data ? fill(words.welcome, { firstName: user.data.firstName }) : words.welcomeBack}
        </h1>
        <p className="max-w-[24ch] text-pretty md:max-w-[46ch]">
          {withoutCoach
            ? words.chooseNext
            : waiting > 0 && coachName
              ? plural(words.waiting, waiting, { coachName })
              : words.noneWaiting}
        </p>
      </WallPanel>

      {user.error && !user.data ? (
        <Failure
          title={errors.somethingWrongTitle}
          error={user.error}
          pending={user.isFetching}
          onRetry={() => void user.refetch()}
        />
      ) : status.error && !status.data ? (
        <Failure
          title={errors.somethingWrongTitle}
          error={status.error}
          pending={status.isFetching}
          onRetry={() => void status.refetch()}
        />
      ) : withoutCoach ? (
        onboarded ? (
          <SuggestedCoaches />
        ) : null
      ) : (
        <MyCoachCard coachId={user.data?.coachId ?? null} unread={waiting} onName={setCoachName} />
      )}

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
          </ul>
        </div>
      </section>

      {status.data !== undefined && !onboarded ? (
        <OnboardingDialog open onDone={() => window.scrollTo({ top: 0 })} />
      ) : null}
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
  const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long" }).format(now);
  return <p className="font-semibold text-label">{fill(words.moment, { weekday, partOfDay })}</p>;
}
