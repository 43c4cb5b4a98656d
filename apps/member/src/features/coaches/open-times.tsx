"use client";

import * as coachList from "@aangan/copy/coach-list";
import * as words from "@aangan/copy/coach-profile";
import * as common from "@aangan/copy/common";
import { limits } from "@aangan/copy/limits";
import { Button } from "@aangan/ui/button/button.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { useState } from "react";
import { Failure } from "@/lib/failure";
import { isNight } from "@/lib/waking";
import { type Coach, useOpenTimes } from "./queries";
import { byDay, mergeSlots, windowAt } from "./times";

/** The number of days shown. The booking calendar has all. */
const shown = 4;

/**
 * A coach's free times in the coming days, merged into ranges, on the member's clock and the coach's. Times at the
 * member's night are folded away.
 */
export function OpenTimes({ coach }: { coach: Coach }) {
  const [nightsShown, setNightsShown] = useState(false);
  const times = useOpenTimes(coach.id);
  if (times.error && !times.data) {
    return (
      <Failure
        title={words.timesFailed}
        error={times.error}
        pending={times.isFetching}
        onRetry={() => void times.refetch()}
      />
    );
  }
  if (!times.data) {
    return (
      <SkeletonGroup label={common.loading} className="flex flex-col gap-3">
        {["a", "b", "c"].map((key) => (
          <Skeleton key={key} className="w-4/5" />
        ))}
      </SkeletonGroup>
    );
  }
  const { slots, timeZone, memberTimeZone, published } = times.data;
  if (slots.length === 0)
    return <p className="text-ink-muted text-small">{coachList.noOpening({ days: limits.nextOpeningDays })}</p>;
  const waking = slots.filter(({ startsAt }) => !isNight(startsAt, memberTimeZone));
  const all = byDay(mergeSlots(slots), memberTimeZone).slice(0, shown);
  const days = nightsShown ? all : byDay(mergeSlots(waking), memberTimeZone).slice(0, shown);
  const nights = slots.length - waking.length;
  return (
    <>
      {days.length === 0 ? (
        <p className="text-ink-muted text-small">{words.onlyNight({ days: limits.nextOpeningDays })}</p>
      ) : null}
      <ul
        className={cn(
          "divide-y divide-line border-line border-y text-small tabular-nums",
          days.length === 0 && "hidden",
        )}
      >
        {days.map(({ day, windows }) => (
          <li key={day} className="grid gap-x-4 py-2.5 md:grid-cols-[7rem_minmax(0,1fr)]">
            <b className="font-semibold">{day}</b>
            <ul className="flex flex-col gap-1.5 md:gap-0.5">
              {windows.map((window) => (
                <li key={window.startsAt} className="grid gap-x-4 md:grid-cols-2">
                  <span>
                    {common.inYourTime({ time: words.window(windowAt(window, memberTimeZone, memberTimeZone)) })}
                  </span>
                  <span className="text-ink-muted">
                    {common.inCity({
                      time: words.window(windowAt(window, timeZone, memberTimeZone)),
                      city: coach.city,
                    })}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {nights > 0 ? (
        <Button
          size="sm"
          variant="quiet"
          className="mt-2"
          aria-expanded={nightsShown}
          onClick={() => setNightsShown(!nightsShown)}
        >
          {nightsShown ? words.hideNight : words.showNight({ count: nights })}
        </Button>
      ) : null}
      {published ? null : (
        <p className="mt-2 text-ink-muted text-small">
          {words.usualTimes({ firstName: coach.name.split(" ")[0] ?? coach.name })}
        </p>
      )}
    </>
  );
}
