import { limits } from "@aangan/copy/limits";

/** A part of a day in which sessions can be booked, on the coach's clock: "18:00" until "23:00", or until "24:00". */
export interface Window {
  from: string;
  until: string;
}

/** Windows of each weekday, Monday first; always seven. */
export type Week = readonly (readonly Window[])[];

/** A window as the server keeps it: 1 is Monday. */
export interface WeeklyWindow extends Window {
  weekday: number;
}

const stepMinutes = limits.hoursStepMinutes;
const dayMinutes = 24 * 60;

/** Minutes from midnight of "18:30". */
export function minutesOf(time: string): number {
  const [hour, minute] = time.split(":").map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}

/** "18:30" of minutes from midnight. */
export function timeOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const steps = Array.from({ length: dayMinutes / stepMinutes + 1 }, (_, index) => timeOf(index * stepMinutes));

/** Times at which a window can begin. */
export const startTimes: readonly string[] = steps.slice(0, -1);

/** Times at which a window can end; the last is the midnight after. */
export const endTimes: readonly string[] = steps.slice(1);

const inOrder = (windows: readonly Window[]): Window[] =>
  [...windows].sort((a, b) => minutesOf(a.from) - minutesOf(b.from) || minutesOf(a.until) - minutesOf(b.until));

/** The server's windows by weekday. */
export function weekOf(weekly: readonly WeeklyWindow[]): Week {
  return Array.from({ length: 7 }, (_, index) =>
    inOrder(weekly.filter(({ weekday }) => weekday === index + 1)).map(({ from, until }) => ({ from, until })),
  );
}

/** The week as the server takes it. */
export function weeklyOf(week: Week): WeeklyWindow[] {
  return week.flatMap((windows, index) => inOrder(windows).map((window) => ({ weekday: index + 1, ...window })));
}

/** Whether two weeks offer the same. */
export function sameWeek(a: Week, b: Week): boolean {
  return JSON.stringify(weeklyOf(a)) === JSON.stringify(weeklyOf(b));
}

/** The error of a window: its ends, or an overlap with another window of the same day. */
export type WindowFault = "order" | "overlap";

/** The fault of each window of a day, in their order. Of two that overlap the later one in the list is at fault. */
export function faultsOf(windows: readonly Window[]): (WindowFault | undefined)[] {
  return windows.map((window, index) => {
    const [from, until] = [minutesOf(window.from), minutesOf(window.until)];
    if (until <= from) return "order";
    const overlaps = windows
      .slice(0, index)
      .some((other) => minutesOf(other.from) < until && from < minutesOf(other.until));
    return overlaps ? "overlap" : undefined;
  });
}

/** The window that "Add hours" adds: after the last one, or before the first; null when the day is full. */
export function nextWindow(windows: readonly Window[]): Window | null {
  const ordered = inOrder(windows);
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (!first || !last) return { from: "18:00", until: "21:00" };
  const end = minutesOf(last.until);
  if (end < dayMinutes) {
    // With a pause, where there is room for one.
    const from = end + 60 < dayMinutes ? end + 60 : end;
    return { from: timeOf(from), until: timeOf(Math.min(from + 60, dayMinutes)) };
  }
  const start = minutesOf(first.from);
  if (start > 0) return { from: timeOf(Math.max(start - 60, 0)), until: timeOf(start) };
  return null;
}

/** The week with one day's windows on other days as well; days are counted from 0, Monday. */
export function copyDay(week: Week, from: number, to: readonly number[]): Week {
  const windows = week[from] ?? [];
  return week.map((own, index) => (to.includes(index) ? windows.map((window) => ({ ...window })) : own));
}

/** How many sessions a week has room for. */
export function roomIn(week: Week, sessionMinutes: number): number {
  return week
    .flat()
    .reduce(
      (sum, { from, until }) => sum + Math.max(0, Math.floor((minutesOf(until) - minutesOf(from)) / sessionMinutes)),
      0,
    );
}
