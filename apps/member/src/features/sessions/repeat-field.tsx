import * as words from "@aangan/copy/booking";
import { clockAt, formatDay } from "@aangan/shell/locale/dates.ts";
import { Radio, RadioGroup } from "@aangan/ui/radio-group/radio-group.tsx";
import { dayAt } from "@aangan/ui/time-slots/clock.ts";
import { CalendarCheck, CalendarX } from "lucide-react";
import { useId } from "react";
import type { Repeats } from "./repeats";
import { monthName } from "./times";

/** Props of {@link RepeatField}. */
export interface RepeatFieldProps {
  /** The coach's first name. */
  coachName: string;
  zone: string;
  /** The first session, an instant. */
  start: string;
  /** How often it repeats, in weeks; 0 for once. */
  every: 0 | 1 | 2;
  /** The repetitions for `every`; null for none. */
  repeats: Repeats | null;
  /** The frequencies that have a repetition. */
  possible: readonly (1 | 2)[];
  /** The present month, YYYY-MM. */
  thisMonth: string;
  onChange: (every: 0 | 1 | 2) => void;
}

const labels = { 0: words.repeat.once, 1: words.repeat.weekly, 2: words.repeat.biweekly };

/** Chooses whether a session repeats, and lists each date before it is booked. */
export function RepeatField({
  coachName,
  zone,
  start,
  every,
  repeats,
  possible,
  thisMonth,
  onChange,
}: RepeatFieldProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className="font-semibold text-label">
        {words.repeat.label}
      </p>
      <RadioGroup
        inline
        aria-labelledby={id}
        value={String(every)}
        onValueChange={(value) => onChange(value === "1" ? 1 : value === "2" ? 2 : 0)}
      >
        {([0, ...possible] as const).map((weeks) => (
          <Radio key={weeks} value={String(weeks)} label={labels[weeks]} />
        ))}
      </RadioGroup>
      {repeats ? (
        <div className="mt-1.5 rounded-control bg-sunk px-4 py-3 text-small">
          <p className="font-semibold">{words.repeat.dates}</p>
          <ol className="mt-1 tabular-nums">
            <DateLine start={start} day={null} coachName={coachName} zone={zone} />
            {repeats.dates.map((date) => (
              <DateLine key={date.day} start={date.start} day={date.day} coachName={coachName} zone={zone} />
            ))}
          </ol>
          {repeats.full.map((month) => (
            <p key={month} className="mt-1.5 text-ink-muted">
              {words.repeat.none({ month: monthName(month, thisMonth) })}
            </p>
          ))}
          <p className="mt-1.5 text-ink-muted">{words.repeat.single}</p>
        </div>
      ) : null}
    </div>
  );
}

interface DateLineProps {
  /** Null for a date on which the coach is not open. */
  start: string | null;
  day: string | null;
  coachName: string;
  zone: string;
}

function DateLine({ start, day, coachName, zone }: DateLineProps) {
  const shown = day ?? (start ? dayAt(start, zone) : "");
  const name = formatDay(shown, { weekday: "short", month: "short", day: "numeric" });
  return (
    <li className="flex items-start gap-2 py-0.5">
      {start ? (
        <CalendarCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 stroke-[1.75] text-primary" />
      ) : (
        <CalendarX aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 stroke-[1.75] text-ink-muted" />
      )}
      {start ? (
        <span>{`${name}, ${clockAt(start, zone)}`}</span>
      ) : (
        <span className="text-ink-muted">
          {name} · {words.repeat.closed({ coachName })}
        </span>
      )}
    </li>
  );
}
