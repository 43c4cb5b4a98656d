"use client";

import * as words from "@aangan/copy/check-ins-page";
import * as common from "@aangan/copy/common";
import { routes } from "@aangan/copy/routes";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { Card } from "@aangan/ui/card/card.tsx";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { dayAt } from "@aangan/ui/time-slots/clock.ts";
import { Eye, Lock } from "lucide-react";
import { useEffect } from "react";
import { Failure } from "@/lib/failure";
import { Link } from "@/lib/link";
import { useUser } from "@/lib/user";
import { MoodButtons, WordChips } from "./choosing";
import { LowDays } from "./low-days";
import { summaryOf } from "./moods";
import { useCheckIns, useSaveCheckIn } from "./queries";
import { monthName, SmallMonth } from "./small-month";

/** Props of {@link CheckInCard}. */
export interface CheckInCardProps {
  /** The first name of the member's coach; undefined without a coach. */
  coachName: string | undefined;
  className?: string;
}

/** How the member is today, in two taps, and the month at a glance. */
export function CheckInCard({ coachName, className }: CheckInCardProps) {
  const checkIns = useCheckIns();
  const save = useSaveCheckIn();
  const { data, refetch } = checkIns;
  const zone = useUser().data?.timeZone;
  const now = useServerClock();
  const day = now && zone ? dayAt(now.toISOString(), zone) : "";
  // At midnight another day begins on a page that stays open: the next tap must not change the day before.
  const overnight = data !== undefined && day > data.today;
  useEffect(() => {
    if (overnight) void refetch();
  }, [overnight, refetch]);
  const today = data?.days.find(({ day }) => day === data.today);
  const mood = today?.mood ?? "";
  const first = data !== undefined && data.earliest === "";
  const write = (change: { mood?: string; word?: string }) => {
    if (data) save.mutate({ day: data.today, change });
  };
  return (
    <Card asChild padding="none" className={className}>
      <section aria-labelledby="check-in" className="px-4 pt-3.5 pb-4 frame:px-6 frame:pt-4.5">
        <div className="flex items-baseline justify-between gap-3">
          <h2 id="check-in" className="font-display text-h3">
            {words.question}
          </h2>
          <span className="text-fine text-ink-muted max-frame:hidden">{first ? words.firstHint : words.hint}</span>
        </div>
        {data ? (
          <>
            <MoodButtons value={mood} onChoose={(chosen) => write({ mood: chosen })} className="-mx-1 mt-3" />
            {mood === "" ? (
              first ? (
                <p className="mt-3 text-pretty text-small">{words.firstText}</p>
              ) : null
            ) : (
              <WordChips mood={mood} value={today?.word ?? ""} onChoose={(word) => write({ word })} className="mt-3" />
            )}
            <div className="mt-3.5">
              <div className="flex items-center justify-between gap-3">
                <h3 className="font-semibold font-text text-label tracking-normal">
                  {monthName(data.month, data.today)}
                </h3>
                <TextLink asChild className="-my-3 inline-flex min-h-11 items-center text-small">
                  <Link href={routes.checkIns.path}>{words.seeMonth}</Link>
                </TextLink>
              </div>
              <div className="mt-2 flex flex-wrap items-start gap-x-5 gap-y-3">
                <SmallMonth month={data} />
                <p className="min-w-[8rem] flex-1 text-ink-muted text-small">
                  {data.days.length > 0 ? (
                    <>
                      <b className="block font-semibold text-ink">{summaryOf(data.days)}</b>
                      {words.dots}
                    </>
                  ) : (
                    words.oneTile
                  )}
                </p>
              </div>
              <LowDays days={data.lowDays} coachName={coachName} className="mt-3" />
            </div>
            {today ? (
              <p
                role="status"
                className="mt-3 flex items-center gap-2 border-line border-t pt-2.5 text-ink-muted text-small"
              >
                {today.shared ? (
                  <Eye aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75]" />
                ) : (
                  <Lock aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75]" />
                )}
                <span className="grow">
                  {today.shared && coachName ? words.savedShared({ coachName }) : words.saved}
                </span>
                {!today.shared && coachName ? (
                  <TextLink asChild className="-my-2.5 inline-flex min-h-11 items-center">
                    <Link href={`${routes.checkIns.path}?share=1`}>{words.share({ coachName })}</Link>
                  </TextLink>
                ) : null}
              </p>
            ) : null}
          </>
        ) : checkIns.error ? (
          <div className="mt-3">
            <Failure
              title={words.loadFailed}
              error={checkIns.error}
              pending={checkIns.isFetching}
              onRetry={() => void checkIns.refetch()}
            />
          </div>
        ) : (
          <SkeletonGroup label={common.loading} className="mt-3">
            <Skeleton shape="block" className="h-[78px] rounded-control" />
            <Skeleton className="mt-4 h-5 w-28" />
            <Skeleton shape="block" className="mt-3 h-[166px] w-[236px] rounded-control" />
          </SkeletonGroup>
        )}
      </section>
    </Card>
  );
}
