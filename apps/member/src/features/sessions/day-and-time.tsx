"use client";

import * as words from "@aangan/copy/booking";
import { limits } from "@aangan/copy/limits";
import { locale } from "@aangan/copy/locale";
import { formatDay } from "@aangan/shell/locale/dates.ts";
import { Calendar } from "@aangan/ui/calendar/calendar.tsx";
import { addDays } from "@aangan/ui/calendar/days.ts";
import { dayAt } from "@aangan/ui/time-slots/clock.ts";
import { TimeSlots } from "@aangan/ui/time-slots/time-slots.tsx";
import { useRef } from "react";
import type { SessionCoach, Slots } from "./queries";
import { byDay, withChosen, zoneOn } from "./slots";

/** Props of {@link DayAndTime}. */
export interface DayAndTimeProps {
  slots: Slots;
  coach: SessionCoach;
  /** The chosen day, YYYY-MM-DD in the member's zone. */
  day: string | null;
  /** The chosen instant. Its day takes precedence over `day`, because the member's zone may have changed since. */
  chosen: string | null;
  now: Date;
  /** Called with the first day of the month when another month is shown. */
  onMonth: (month: string) => void;
  onDay: (day: string) => void;
  onTime: (start: string) => void;
}

/** The calendar with a dot under each day that has times, and the times of the chosen day on both clocks. */
export function DayAndTime({ slots, coach, day: chosenDay, chosen, now, onMonth, onDay, onTime }: DayAndTimeProps) {
  const zone = slots.memberTimeZone;
  const days = byDay(slots.slots ?? [], zone);
  const today = dayAt(now.toISOString(), zone);
  const day = chosen ? dayAt(chosen, zone) : chosenDay !== null && chosenDay >= today ? chosenDay : null;
  const ofDay = day === null ? [] : withChosen(days.get(day) ?? [], chosen);
  const gone = ofDay.some(({ taken }) => taken);
  const times = useRef<HTMLDivElement>(null);
  const instants = ofDay.length > 0 ? ofDay.map(({ start }) => start) : [now.toISOString()];
  const dayName = day === null ? "" : formatDay(day, { weekday: "long", month: "long", day: "numeric" });

  return (
    <div className="grid gap-x-[26px] gap-y-3 md:grid-cols-[300px_minmax(0,1fr)]">
      <Calendar
        value={day ?? undefined}
        defaultMonth={[...days.keys()][0]}
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
          <b className="font-semibold">{day === null ? words.chooseDay : dayName}</b>
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
        {day === null ? null : (
          // Space for the focus ring.
          <div className="md:-m-1.5 md:max-h-[292px] md:overflow-y-auto md:p-1.5">
            <TimeSlots
              key={day}
              label={words.timesOn({ day: dayName })}
              slots={ofDay}
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
          </div>
        )}
      </div>
    </div>
  );
}
