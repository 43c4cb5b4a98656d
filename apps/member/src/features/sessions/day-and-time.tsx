"use client";

import * as words from "@aangan/copy/booking";
import { limits } from "@aangan/copy/limits";
import { locale } from "@aangan/copy/locale";
import { formatDay } from "@aangan/shell/locale/dates.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import { Calendar } from "@aangan/ui/calendar/calendar.tsx";
import { addDays } from "@aangan/ui/calendar/days.ts";
import { dayAt, type Slot } from "@aangan/ui/time-slots/clock.ts";
import { TimeSlots } from "@aangan/ui/time-slots/time-slots.tsx";
import { useRef, useState } from "react";
import { isNight } from "@/lib/waking";
import type { SessionCoach, Slots } from "./queries";
import { withChosen, zoneOn } from "./slots";

/** Props of {@link DayAndTime}. */
export interface DayAndTimeProps {
  slots: Slots;
  coach: SessionCoach;
  /** The days that can be booked with their times, as `byDay` returns them. */
  days: ReadonlyMap<string, readonly Slot[]>;
  /** The day whose times are shown, YYYY-MM-DD in the member's zone. */
  day: string;
  /** The chosen instant, on that day. */
  chosen: string | null;
  now: Date;
  /** Called with the first day of the month when another month is shown. */
  onMonth: (month: string) => void;
  onDay: (day: string) => void;
  onTime: (start: string) => void;
}

/**
 * The calendar with a dot under each day that can be booked, and the times of the shown day on both clocks. Times at
 * night are folded away.
 */
export function DayAndTime({ slots, coach, days, day, chosen, now, onMonth, onDay, onTime }: DayAndTimeProps) {
  const zone = slots.memberTimeZone;
  const today = dayAt(now.toISOString(), zone);
  const ofDay = withChosen(days.get(day) ?? [], chosen);
  const gone = ofDay.some(({ taken }) => taken);
  const [nightsShown, setNightsShown] = useState(false);
  const nights = ofDay.filter(({ start }) => isNight(start, zone));
  // A chosen time is never hidden.
  const unfolded = nightsShown || nights.some(({ id }) => id === chosen);
  const shown = unfolded ? ofDay : ofDay.filter((slot) => !nights.includes(slot));
  const times = useRef<HTMLDivElement>(null);
  const instants = ofDay.length > 0 ? ofDay.map(({ start }) => start) : [now.toISOString()];
  const dayName = formatDay(day, { weekday: "long", month: "long", day: "numeric" });

  return (
    <div className="grid gap-x-[26px] gap-y-3 md:grid-cols-[300px_minmax(0,1fr)]">
      <Calendar
        value={day}
        today={today}
        min={today}
        max={addDays(today, limits.slotHorizonDays)}
        marked={new Set(days.keys())}
        onlyMarked
        onMonthChange={onMonth}
        onSelect={(selected) => {
          if (selected !== day) onDay(selected);
          // On a phone the times are below the month.
          requestAnimationFrame(() => times.current?.scrollIntoView({ block: "nearest" }));
        }}
        locale={locale}
        labels={{
          previousMonth: words.previousMonth,
          nextMonth: words.nextMonth,
          marked: words.dotMeans,
          today: words.isToday,
        }}
      />
      <div ref={times} className="min-w-0 scroll-mb-3">
        <p className="pb-3 text-small md:pt-[11px]">
          <b className="font-semibold">{dayName}</b>
          <br />
          <span className="text-ink-muted">
            {words.yourZone({ zone: zoneOn(instants, zone) })}
            {" · "}
            {words.theirZone({ city: coach.city, zone: zoneOn(instants, slots.timeZone) })}
          </span>
        </p>
        <p role="status" className={gone ? "pb-3 font-medium text-caution text-small" : "sr-only"}>
          {gone ? words.timeGone : ""}
        </p>
        {/* Space for the focus ring. */}
        <div className="md:-m-1.5 md:max-h-[292px] md:overflow-y-auto md:p-1.5">
          {shown.length > 0 ? (
            <TimeSlots
              key={day}
              label={words.timesOn({ day: dayName })}
              slots={shown}
              value={chosen ?? undefined}
              onSelect={({ start }) => onTime(start)}
              mine={{ zone }}
              theirs={{ zone: slots.timeZone, label: coach.city }}
              parts={{
                morning: words.morning,
                afternoon: words.afternoon,
                evening: words.evening,
                night: words.night,
              }}
              locale={locale}
              takenLabel={words.gone}
            />
          ) : (
            <p className="text-ink-muted text-small">{words.onlyNight}</p>
          )}
          {nights.length > 0 && !nights.some(({ id }) => id === chosen) ? (
            <Button
              size="sm"
              variant="quiet"
              className="mt-2"
              aria-expanded={unfolded}
              onClick={() => setNightsShown(!nightsShown)}
            >
              {unfolded ? words.hideNight : words.showNight({ count: nights.length })}
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  );
}
