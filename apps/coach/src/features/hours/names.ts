import * as words from "@aangan/copy/coach-hours";
import { clockAt, formatDay } from "@aangan/shell/locale/dates.ts";
import { addDays } from "@aangan/ui/calendar/days.ts";
import { shortDay } from "@/lib/days";
import type { TimeWindow } from "./draft";

export { shortDay as dayName } from "@/lib/days";

const aMonday = "2024-01-01";

/** The names of the weekdays, Monday first. */
export const weekdays: readonly string[] = Array.from({ length: 7 }, (_, index) =>
  formatDay(addDays(aMonday, index), { weekday: "long" }),
);

/** Formats "18:00" as "6:00 PM"; the end of the day is "Midnight". */
export function timeName(time: string): string {
  return time === "24:00" ? words.midnight : clockAt(`${aMonday}T${time}:00Z`, "UTC");
}

/** Formats a window: "6:00 PM to 11:00 PM". */
export function windowName({ from, until }: TimeWindow): string {
  return words.range({ from: timeName(from), until: timeName(until) });
}

/** Formats one day, or a range: "Tue, Nov 24 to Fri, Nov 27". */
export function daysName(firstDay: string, lastDay: string, today: string): string {
  const first = shortDay(firstDay, today);
  return firstDay === lastDay ? first : words.days({ first, last: shortDay(lastDay, today) });
}
