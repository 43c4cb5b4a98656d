import * as common from "@aangan/copy/common";
import { clockAt, weekdayAt } from "@aangan/shell/locale/dates.ts";
import { cn } from "@aangan/ui/lib/cn.ts";
import { zoneAt } from "@aangan/ui/time-slots/clock.ts";
import { type SessionMoment, shortDay } from "./times";

/** Props of {@link SessionTimes}. */
export interface SessionTimesProps {
  session: SessionMoment;
  /** The present time, to show the year only when it differs. */
  now?: Date;
  className?: string;
  /** "ink" gives the second clock the colour of the first, for backgrounds that are not white. "muted" by default. */
  tone?: "ink" | "muted";
}

/** A session's day and time on the member's clock, and below it on the coach's. Both clocks are named. */
export function SessionTimes({
  session: { date, timeZone, coachTimeZone, coachCity },
  now,
  className,
  tone = "muted",
}: SessionTimesProps) {
  const otherDay = weekdayAt(date, coachTimeZone);
  const otherClock = clockAt(date, coachTimeZone);
  return (
    <div className={cn("text-small tabular-nums", className)}>
      <p className="text-body">
        <time dateTime={date}>
          {common.inYourTimeWithZone({
            time: `${shortDay(date, timeZone, now)} · ${clockAt(date, timeZone)}`,
            zone: zoneAt(date, timeZone),
            clock: (text) => (
              <b key="clock" className="font-semibold">
                {text}
              </b>
            ),
            place: (text) => (
              <span key="place" className="whitespace-nowrap">
                {text}
              </span>
            ),
          })}
        </time>
      </p>
      <p className={tone === "muted" ? "text-ink-muted" : undefined}>
        {common.inCityWithZone({
          time: otherDay === weekdayAt(date, timeZone) ? otherClock : `${otherDay} ${otherClock}`,
          city: coachCity,
          zone: zoneAt(date, coachTimeZone),
        })}
      </p>
    </div>
  );
}
