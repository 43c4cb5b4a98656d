"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { IconButton } from "../icon-button/icon-button";
import { cn } from "../lib/cn";
import {
  addDays,
  addMonths,
  clampDay,
  type Day,
  formatDay,
  monthOf,
  startOfWeek,
  today as todayNow,
  weeksOf,
} from "./days";

/** Props of {@link Calendar}. */
export interface CalendarProps {
  /** The chosen day, YYYY-MM-DD. */
  value?: Day;
  /** Called with a selectable day. */
  onSelect: (day: Day) => void;
  /** Days with a dot, because they have free times. With `onlyMarked` the others cannot be chosen. */
  marked?: ReadonlySet<Day>;
  onlyMarked?: boolean;
  /** First and last day that can be chosen. Months outside cannot be reached. */
  min?: Day;
  max?: Day;
  /** Days that cannot be chosen for another reason. */
  isDisabled?: (day: Day) => boolean;
  /** Called when another month is shown, with its first day, for example to fetch its slots. */
  onMonthChange?: (month: Day) => void;
  /** The day at which the calendar opens without a selection. By default today, or the nearest allowed day. */
  defaultMonth?: Day;
  /** The reader's current day, YYYY-MM-DD. By default from the browser's clock. */
  today?: Day;
  /** 0 for Sunday. */
  weekStartsOn?: 0 | 1 | 6;
  /** The locale of the names of days and months. */
  locale: string;
  /** Labels of the two arrows, and texts announced after a marked day and after today. */
  labels: { previousMonth: string; nextMonth: string; marked: string; today: string };
  className?: string;
}

/**
 * A month from which to choose a day. One day is in the tab order; arrows move by day and week, Home and End to the
 * ends of the week, Page Up and Page Down by month (with Shift by year), Enter and Space choose.
 */
export function Calendar({
  value,
  onSelect,
  marked,
  onlyMarked = false,
  min,
  max,
  isDisabled,
  onMonthChange,
  defaultMonth,
  today,
  weekStartsOn = 0,
  locale,
  labels,
  className,
}: CalendarProps) {
  const now = today ?? todayNow();
  const [cursor, setCursor] = useState<Day>(() => clampDay(value ?? defaultMonth ?? now, min, max));
  const grid = useRef<HTMLTableElement>(null);
  const moveFocus = useRef(false);
  const titleId = useId();
  const month = monthOf(cursor);

  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    if (value) setCursor(value);
  }

  const canGo = (months: number) => {
    const target = addMonths(month, months);
    if (months < 0) return min === undefined || addDays(month, -1) >= min;
    return max === undefined || target <= max;
  };

  const moveTo = (day: Day) => {
    const next = clampDay(day, min, max);
    if (monthOf(next) !== month) onMonthChange?.(monthOf(next));
    setCursor(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a key press focus moves to the cursor, once the new month is rendered.
  useEffect(() => {
    if (!moveFocus.current) return;
    moveFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [cursor]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = keyTarget(event, cursor, weekStartsOn);
    if (target === undefined) return;
    event.preventDefault();
    moveFocus.current = true;
    moveTo(target);
  };

  const unavailable = (day: Day) =>
    (min !== undefined && day < min) ||
    (max !== undefined && day > max) ||
    (onlyMarked && !marked?.has(day)) ||
    isDisabled?.(day) === true;

  const names = Array.from({ length: 7 }, (_, index) => addDays(startOfWeek(month, weekStartsOn), index));

  return (
    <div className={cn("w-full max-w-[420px]", className)}>
      <div className="mb-1 flex items-center justify-between">
        <IconButton label={labels.previousMonth} disabled={!canGo(-1)} onClick={() => moveTo(addMonths(cursor, -1))}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <p id={titleId} aria-live="polite" className="font-bold">
          {formatDay(month, locale, { month: "long", year: "numeric" })}
        </p>
        <IconButton label={labels.nextMonth} disabled={!canGo(1)} onClick={() => moveTo(addMonths(cursor, 1))}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA grid pattern on a table.
        role="grid"
        aria-labelledby={titleId}
        onKeyDown={onKeyDown}
        className="w-full table-fixed border-separate border-spacing-0.5 tabular-nums"
      >
        <thead>
          <tr>
            {names.map((day) => (
              <th
                key={day}
                scope="col"
                abbr={formatDay(day, locale, { weekday: "long" })}
                className="text-[13px] leading-[26px] font-normal text-ink-muted"
              >
                {formatDay(day, locale, { weekday: "narrow" })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, weekStartsOn).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) =>
                day === null ? (
                  <td key={index} />
                ) : (
                  <DayCell
                    key={day}
                    day={day}
                    locale={locale}
                    chosen={day === value}
                    isToday={day === now}
                    hasDot={marked?.has(day) === true}
                    disabled={unavailable(day)}
                    inTabOrder={day === cursor}
                    labels={labels}
                    onSelect={() => {
                      setCursor(day);
                      onSelect(day);
                    }}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function keyTarget(event: KeyboardEvent, cursor: Day, weekStartsOn: number): Day | undefined {
  switch (event.key) {
    case "ArrowLeft":
      return addDays(cursor, -1);
    case "ArrowRight":
      return addDays(cursor, 1);
    case "ArrowUp":
      return addDays(cursor, -7);
    case "ArrowDown":
      return addDays(cursor, 7);
    case "Home":
      return startOfWeek(cursor, weekStartsOn);
    case "End":
      return addDays(startOfWeek(cursor, weekStartsOn), 6);
    case "PageUp":
      return addMonths(cursor, event.shiftKey ? -12 : -1);
    case "PageDown":
      return addMonths(cursor, event.shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}

interface DayCellProps {
  day: Day;
  locale: string;
  chosen: boolean;
  isToday: boolean;
  hasDot: boolean;
  disabled: boolean;
  inTabOrder: boolean;
  labels: CalendarProps["labels"];
  onSelect: () => void;
}

function DayCell({ day, locale, chosen, isToday, hasDot, disabled, inTabOrder, labels, onSelect }: DayCellProps) {
  const name = [
    formatDay(day, locale, { weekday: "long", month: "long", day: "numeric", year: "numeric" }),
    isToday && labels.today,
    hasDot && labels.marked,
  ]
    .filter(Boolean)
    .join(", ");
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: inside a grid a td has the role gridcell, which supports aria-selected.
    <td aria-selected={chosen} className="p-0 text-center">
      {/* Not `disabled`: arrows reach every day, and a screen reader announces which cannot be chosen. */}
      <button
        type="button"
        tabIndex={inTabOrder ? 0 : -1}
        aria-label={name}
        aria-disabled={disabled || undefined}
        aria-current={isToday ? "date" : undefined}
        onClick={() => {
          if (!disabled) onSelect();
        }}
        className={cn(
          "relative h-[41px] w-full rounded-[8px] pt-0.5 text-[16px]",
          hasDot &&
            "font-semibold after:absolute after:bottom-1 after:left-1/2 after:size-[5px] after:-translate-x-1/2 after:rounded-full after:bg-brass",
          !disabled && !chosen && "hover:bg-primary-soft",
          isToday && !chosen && "shadow-[inset_0_0_0_1.5px_var(--line-strong)]",
          disabled && "cursor-not-allowed text-ink-muted opacity-55",
          chosen && "bg-primary font-bold text-on-primary opacity-100 after:bg-on-primary",
        )}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}
