"use client";

import * as words from "@aangan/copy/coach-calendar";
import { formatDay } from "@aangan/shell/locale/dates.ts";
import { cn } from "@aangan/ui/lib/cn.ts";
import type { OpenAction } from "@/features/sessions/session-actions";
import { longDay } from "@/lib/days";
import { SessionBlock } from "./session-block";
import { minuteText, nowIn, visibleHours, type WeekDay } from "./week";

/** The height of an hour in pixels: half of it fits two lines. */
const hourPx = 84;
const px = (minute: number, firstHour: number) => ((minute - firstHour * 60) / 60) * hourPx;

/** The week as a grid: seven days as columns, with the hours at the side. */
export function WeekGrid({
  week,
  zone,
  now,
  onAct,
  className,
}: {
  week: readonly WeekDay[];
  zone: string;
  now: Date;
  onAct: OpenAction;
  className?: string;
}) {
  const hours = visibleHours(week);
  const marks = Array.from({ length: hours.until - hours.from }, (_, index) => hours.from + index);
  const height = marks.length * hourPx;
  const present = nowIn(now, zone);
  return (
    <div className={cn("overflow-hidden rounded-card border border-line bg-surface shadow-cast-1", className)}>
      <ol className="grid grid-cols-[64px_repeat(7,minmax(0,1fr))]">
        <li aria-hidden="true" className="pt-15">
          <div className="relative" style={{ height }}>
            {marks.slice(1).map((hour) => (
              <span
                key={hour}
                className="-translate-y-1/2 absolute right-2 text-[12.5px] text-ink-muted tabular-nums"
                style={{ top: px(hour * 60, hours.from) }}
              >
                {minuteText(hour * 60).replace(":00", "")}
              </span>
            ))}
          </div>
        </li>
        {week.map(({ day, off, open, placed }) => (
          <li key={day} aria-labelledby={`column-${day}`} className="min-w-0 border-line border-l">
            <h3
              id={`column-${day}`}
              className={cn(
                "flex h-15 flex-col justify-center border-line border-b px-2 font-normal font-text text-small leading-tight tracking-normal",
                day === present.day && "bg-primary-soft",
              )}
            >
              <span className="sr-only">{longDay(day, present.day)}</span>
              <span aria-hidden="true" className="text-ink-muted">
                {day === present.day ? words.today : formatDay(day, { weekday: "short" })}
              </span>
              <span aria-hidden="true" className="font-semibold tabular-nums">
                {formatDay(day, { month: "short", day: "numeric" })}
              </span>
            </h3>
            <div className="relative bg-sunk" style={{ height }}>
              {off ? (
                <p className="absolute inset-x-0 top-0 px-2 py-2 text-ink-muted text-small">{words.dayOff}</p>
              ) : null}
              {open.map((span) => (
                <div
                  key={span.from}
                  aria-hidden="true"
                  className="absolute inset-x-0 bg-surface"
                  style={{ top: px(span.from, hours.from), height: px(span.until, 0) - px(span.from, 0) }}
                />
              ))}
              {marks.slice(1).map((hour) => (
                <div
                  key={hour}
                  aria-hidden="true"
                  className="absolute inset-x-0 border-line/70 border-t"
                  style={{ top: px(hour * 60, hours.from) }}
                />
              ))}
              <ul>
                {placed.map((one) => (
                  <li
                    key={`${one.session.id}-${one.proposed}`}
                    className={cn("absolute inset-x-0.5", one.shares && (one.proposed ? "left-1/2" : "right-1/2"))}
                    style={{ top: px(one.from, hours.from) + 1, height: px(one.until, 0) - px(one.from, 0) - 2 }}
                  >
                    <SessionBlock placed={one} zone={zone} now={now} onAct={onAct} />
                  </li>
                ))}
              </ul>
              {day === present.day && present.minute >= hours.from * 60 && present.minute < hours.until * 60 ? (
                <div
                  aria-hidden="true"
                  className="pointer-events-none absolute inset-x-0 border-danger border-t-2"
                  style={{ top: px(present.minute, hours.from) }}
                />
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
