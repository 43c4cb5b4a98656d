import { limits } from "@aangan/copy/limits";

/** A bookable part of a day in the coach's time zone: "18:00" until "23:00", or until "24:00". */
export interface TimeWindow {
  from: string;
  until: string;
}

/** Windows of each weekday, Monday first; always seven. */
export type Week = readonly (readonly TimeWindow[])[];

/** A window in the server's format; weekday 1 is Monday. */
export interface WeeklyWindow extends TimeWindow {
  weekday: number;
}

const stepMinutes = limits.hoursStepMinutes;
const dayMinutes = 24 * 60;

/** Returns the minutes since midnight of "18:30". */
export function minutesOf(time: string): number {
  const [hour, minute] = time.split(":").map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}

/** Formats minutes since midnight as "18:30". */
export function timeOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const steps = Array.from({ length: dayMinutes / stepMinutes + 1 }, (_, index) => timeOf(index * stepMinutes));

/** The possible start times of a window. */
export const startTimes: readonly string[] = steps.slice(0, -1);

/** The possible end times of a window; the last is midnight. */
export const endTimes: readonly string[] = steps.slice(1);

const inOrder = (windows: readonly TimeWindow[]): TimeWindow[] =>
  [...windows].sort((a, b) => minutesOf(a.from) - minutesOf(b.from) || minutesOf(a.until) - minutesOf(b.until));

/** Groups the server's windows by weekday. */
export function weekOf(weekly: readonly WeeklyWindow[]): Week {
  return Array.from({ length: 7 }, (_, index) =>
    inOrder(weekly.filter(({ weekday }) => weekday === index + 1)).map(({ from, until }) => ({ from, until })),
  );
}

/** Returns a week in the server's format. */
export function weeklyOf(week: Week): WeeklyWindow[] {
  return week.flatMap((windows, index) => inOrder(windows).map((window) => ({ weekday: index + 1, ...window })));
}

/** Reports whether two weeks have the same windows. */
export function sameWeek(a: Week, b: Week): boolean {
  return JSON.stringify(weeklyOf(a)) === JSON.stringify(weeklyOf(b));
}

/** The error of a window: its ends, or an overlap with another window of the same day. */
export type WindowFault = "order" | "overlap";

/** Returns the error of each window of a day, in order. Of two overlapping windows, the later in the list has it. */
export function windowFaults(windows: readonly TimeWindow[]): (WindowFault | undefined)[] {
  return windows.map((window, index) => {
    const [from, until] = [minutesOf(window.from), minutesOf(window.until)];
    if (until <= from) return "order";
    const overlaps = windows
      .slice(0, index)
      .some((other) => minutesOf(other.from) < until && from < minutesOf(other.until));
    return overlaps ? "overlap" : undefined;
  });
}

/** Returns the window that "Add hours" adds: after the last one, or before the first; null if the day is full. */
export function nextWindow(windows: readonly TimeWindow[]): TimeWindow | null {
  const ordered = inOrder(windows);
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (!first || !last) return { from: "18:00", until: "21:00" };
  const end = minutesOf(last.until);
  if (end < dayMinutes) {
    // Leave a pause of an hour if there is room.
    const from = end + 60 < dayMinutes ? end + 60 : end;
    return { from: timeOf(from), until: timeOf(Math.min(from + 60, dayMinutes)) };
  }
  const start = minutesOf(first.from);
  if (start > 0) return { from: timeOf(Math.max(start - 60, 0)), until: timeOf(start) };
  return null;
}

/** Returns the week with one day's windows copied to other days; 0 is Monday. */
export function copyDay(week: Week, from: number, to: readonly number[]): Week {
  const windows = week[from] ?? [];
  return week.map((own, index) => (to.includes(index) ? windows.map((window) => ({ ...window })) : own));
}

/** Returns the number of sessions that fit into a week. */
export function sessionCapacity(week: Week, sessionMinutes: number): number {
  return week
    .flat()
    .reduce(
      (sum, { from, until }) => sum + Math.max(0, Math.floor((minutesOf(until) - minutesOf(from)) / sessionMinutes)),
      0,
    );
}
