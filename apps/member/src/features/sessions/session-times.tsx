import { common } from "@aangan/copy/common";
import { fill } from "@aangan/copy/format";
import { cn } from "@aangan/ui/lib/cn.ts";
import { clockAt, weekdayAt, zoneAt } from "@aangan/ui/time-slots/clock.ts";
import { type Moment, shortDay } from "./times";

/** Props of {@link SessionTimes}. */
export interface SessionTimesProps {
  session: Moment;
  /** The present time, to show the year only when it differs. */
  now?: Date;
  className?: string;
  /** Ink draws the second clock as dark as the first, for a ground that is not white. Muted without it. */
  tone?: "ink" | "muted";
}

/** When a session is: the day and the member's clock, and under it the coach's. Both clocks are named. */
export function SessionTimes({
  session: { date, timeZone, coachTimeZone, coachCity },
  now,
  className,
  tone = "muted",
}: SessionTimesProps) {
  const otherDay = weekdayAt(date, coachTimeZone);
  return (
    <div className={cn("text-small tabular-nums", className)}>
      <p className="text-body">
        <time dateTime={date}>
          <b className="font-semibold">
            {shortDay(date, timeZone, now)} · {clockAt(date, timeZone)}
          </b>{" "}
          <span className="whitespace-nowrap">
            {common.yourTime} ({zoneAt(date, timeZone)})
          </span>
        </time>
      </p>
      <p className={tone === "muted" ? "text-ink-muted" : undefined}>
        {otherDay === weekdayAt(date, timeZone) ? null : `${otherDay} `}
        {clockAt(date, coachTimeZone)} {fill(common.inCity, { city: coachCity })} ({zoneAt(date, coachTimeZone)})
      </p>
    </div>
  );
}
