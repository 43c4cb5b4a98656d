import * as words from "@aangan/copy/coach-today";
import { formatDay } from "@aangan/shell/locale/dates.ts";
import { addDays } from "@aangan/ui/calendar/days.ts";
import { daysName, windowName } from "@/features/hours/names";
import type { Hours } from "@/features/hours/queries";

const aMonday = "2024-01-01";
const dayOf = (weekday: number) => formatDay(addDays(aMonday, weekday - 1), { weekday: "short" });

/** The number of days off in the summary. */
const maxDaysOff = 2;

/**
 * Returns the weekly hours in a few lines, "Mon to Fri, 6:00 PM to 11:00 PM.", and the next days off. Days are
 * YYYY-MM-DD.
 */
export function hoursSummary(hours: Pick<Hours, "weekly" | "daysOff">, today: string): string[] {
  const ranges = Array.from({ length: 7 }, (_, index) =>
    hours.weekly
      .filter(({ weekday }) => weekday === index + 1)
      .map(windowName)
      .join(", "),
  );
  const lines: string[] = [];
  for (let day = 1; day <= 7; ) {
    const range = ranges[day - 1] ?? "";
    let last = day;
    while (last < 7 && ranges[last] === range) last++;
    if (range !== "") {
      const days = last === day ? dayOf(day) : words.hoursRange({ first: dayOf(day), last: dayOf(last) });
      lines.push(words.hoursLine({ days, range }));
    }
    day = last + 1;
  }
  const off = hours.daysOff
    .filter(({ lastDay }) => lastDay >= today)
    .slice(0, maxDaysOff)
    .map(({ firstDay, lastDay }) => daysName(firstDay, lastDay, today));
  if (off.length > 0) lines.push(words.hoursOff({ days: off.join("; ") }));
  return lines;
}
