import { useId } from "react";
import { cn } from "../lib/cn";
import { byPartOfDay, exactClockAt, type PartOfDay, type Place, type Slot, weekdayAt } from "./clock";

/** Props of {@link TimeSlots}. */
export interface TimeSlotsProps {
  /** Name of the group: "Times on Tuesday, November 24". */
  label: string;
  slots: readonly Slot[];
  /** Id of the chosen slot. */
  value?: string;
  onSelect: (slot: Slot) => void;
  /** The reader's place; it determines the parts of the day. */
  mine: Pick<Place, "zone">;
  /** The other person's place. */
  theirs: Place;
  /** Names of the parts of the day. */
  parts: Record<PartOfDay, string>;
  /** Text after the time of a booked slot. */
  takenLabel: string;
  /** The locale of the times and weekdays. */
  locale: string;
  className?: string;
}

/**
 * The times of a day on both clocks, one to select. Arrow keys move inside the group. If the other clock is on another
 * day, the day precedes its time; if a clock shows a time twice, because it is turned back, its name follows.
 */
export function TimeSlots({
  label,
  slots,
  value,
  onSelect,
  mine,
  theirs,
  parts,
  takenLabel,
  locale,
  className,
}: TimeSlotsProps) {
  const name = useId();
  const runs = byPartOfDay(slots, mine.zone);
  return (
    <fieldset className={cn("flex min-w-0 flex-col gap-4", className)}>
      <legend className="sr-only">{label}</legend>
      {runs.map((run) => (
        <div key={`${run.part}${run.slots[0]?.id}`}>
          {runs.length > 1 ? <p className="mb-2 text-label font-semibold text-ink-muted">{parts[run.part]}</p> : null}
          <div className="grid grid-cols-2 gap-2 md:grid-cols-1">
            {run.slots.map((slot) => {
              const otherDay = weekdayAt(slot.start, theirs.zone, locale);
              const sameDay = otherDay === weekdayAt(slot.start, mine.zone, locale);
              return (
                <label
                  key={slot.id}
                  className="relative flex min-h-[54px] cursor-pointer flex-col justify-center rounded-control border-[1.5px] border-line-strong bg-raised px-3.5 pt-[3px] leading-[19px] font-semibold tabular-nums transition-colors duration-(--d-ui) ease-ui hover:border-ink has-checked:border-primary has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_1px_var(--primary)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunk has-disabled:text-ink-muted md:min-h-[46px] md:flex-row md:items-center md:justify-between md:gap-3"
                >
                  <input
                    type="radio"
                    name={name}
                    value={slot.id}
                    checked={slot.id === value}
                    disabled={slot.taken}
                    onChange={() => onSelect(slot)}
                    className="sr-only"
                  />
                  <span>{exactClockAt(slot.start, mine.zone, locale)}</span>
                  <span
                    className={cn(
                      "text-[13.5px] leading-[19px] font-normal",
                      slot.id === value ? "text-ink" : "text-ink-muted",
                    )}
                  >
                    {slot.taken ? (
                      takenLabel
                    ) : (
                      <>
                        {sameDay ? null : `${otherDay} `}
                        {exactClockAt(slot.start, theirs.zone, locale)} {theirs.label}
                      </>
                    )}
                  </span>
                </label>
              );
            })}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

/** Props of {@link SlotSummary}. */
export interface SlotSummaryProps {
  /** The chosen time on the reader's clock: "Tue 9:00 AM your time". */
  mine: string;
  /** On the other clock: "10:30 PM in Chennai". */
  theirs: string;
  /** An additional sentence: the quota it counts against, and until when it can be moved. */
  note?: string;
}

/** The choice in a sentence, for the footer of the booking dialog. It is announced when it changes. */
export function SlotSummary({ mine, theirs, note }: SlotSummaryProps) {
  return (
    <div aria-live="polite" className="text-small tabular-nums">
      <p>
        <b className="font-semibold">{mine}</b> · {theirs}
      </p>
      {note ? <p className="text-ink-muted">{note}</p> : null}
    </div>
  );
}
