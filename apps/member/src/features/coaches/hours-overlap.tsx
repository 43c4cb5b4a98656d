"use client";

import * as words from "@aangan/copy/coach-facts";
import * as common from "@aangan/copy/common";
import { limits } from "@aangan/copy/limits";
import { weekdayAt } from "@aangan/shell/locale/dates.ts";
import { inList } from "@aangan/shell/locale/lists.ts";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { zoneAt } from "@aangan/ui/time-slots/clock.ts";
import { Failure } from "@/lib/failure";
import { clockOf, hoursText, type Span, splitHours, wakingHours } from "./hours";
import { type Coach, useCoachHours } from "./queries";

/** A coach's usual hours and the member's waking hours as two bars of one day, with the overlap in words. */
export function HoursOverlap({ coach }: { coach: Coach }) {
  const hours = useCoachHours(coach.id);
  if (hours.error && !hours.data) {
    return (
      <Failure
        title={words.hoursFailed}
        error={hours.error}
        pending={hours.isFetching}
        onRetry={() => void hours.refetch()}
      />
    );
  }
  if (!hours.data) {
    return (
      <SkeletonGroup label={common.loading} className="flex flex-col gap-2">
        <Skeleton className="w-full" />
        <Skeleton className="w-full" />
        <Skeleton className="w-3/5" />
      </SkeletonGroup>
    );
  }
  const { windows, timeZone, wakingMinutes } = hours.data;
  const { waking, night } = splitHours(windows);
  const firstName = coach.name.split(" ")[0] ?? coach.name;
  if (windows.length === 0) return <p className="text-ink-muted text-small">{words.noHours({ firstName })}</p>;
  // 2026-11-02 is a Monday.
  const days = [...new Set(windows.map(({ weekday }) => weekday))].map((day) =>
    weekdayAt(`2026-11-0${day + 1}T12:00:00Z`, "UTC"),
  );
  const awake = { from: limits.wakingFromHour * 60, until: limits.wakingUntilHour * 60 };
  return (
    <div className="text-small">
      <p className="text-ink-muted">
        {words.hoursLead({ days: inList(days), zone: zoneAt(new Date().toISOString(), timeZone) })}{" "}
        {words.overlap({ hours: wakingHours(wakingMinutes) })}
      </p>
      <div aria-hidden="true" className="mt-3 grid gap-x-3 gap-y-2 md:grid-cols-[96px_minmax(0,1fr)] md:items-center">
        <b className="font-semibold text-fine">{words.youAwake}</b>
        <Bar spans={[{ ...awake, className: "bg-line-strong" }]} />
        <b className="font-semibold text-fine">{words.coachOpen({ firstName })}</b>
        <Bar
          spans={[
            ...night.map((span) => ({ ...span, className: "bg-line-strong" })),
            ...waking.map((span) => ({ ...span, className: "bg-success" })),
          ]}
        />
        <div className="flex justify-between text-fine text-ink-muted tabular-nums md:col-start-2">
          {[0, 6, 12, 18, 24].map((hour) => (
            <span key={hour}>{clockOf(hour * 60)}</span>
          ))}
        </div>
      </div>
      <p className="mt-2 text-pretty tabular-nums">
        {waking.length > 0 ? words.green({ times: hoursText(waking) }) : words.noOverlap({ firstName })}
      </p>
    </div>
  );
}

function Bar({ spans }: { spans: readonly (Span & { className: string })[] }) {
  return (
    <div className="relative h-[26px] overflow-hidden rounded-[2px] bg-sunk">
      {spans.map(({ from, until, className }) => (
        <span
          key={`${from} ${until}`}
          className={cn("absolute inset-y-0", className)}
          style={{ left: `${(from / 1440) * 100}%`, width: `${((until - from) / 1440) * 100}%` }}
        />
      ))}
    </div>
  );
}

/** How much the coach is open per week while the member is awake, and when, in words. */
export function OverlapText({ coach }: { coach: Coach }) {
  const hours = useCoachHours(coach.id);
  if (!hours.data) return hours.error ? words.hoursFailed : common.loading;
  const { waking } = splitHours(hours.data.windows);
  if (waking.length === 0) return words.noOverlap({ firstName: coach.name.split(" ")[0] ?? coach.name });
  return `${words.overlap({ hours: wakingHours(hours.data.wakingMinutes) })} ${hoursText(waking)}`;
}
