import { clockAt, weekdayAt, writeAt } from "@aangan/shell/locale/dates.ts";

/** The day of an instant in a zone, "Tue, Nov 24". */
export function dayAt(instant: string, zone: string): string {
  return writeAt(instant, zone, { weekday: "short", month: "short", day: "numeric" });
}

/**
 * Formats one instant on two clocks: "Tue, Nov 24, 9:00 AM" for the reader, and for the other place "10:30 PM", with
 * its weekday if it differs.
 */
export function twoClocks(instant: string, mine: string, theirs: string): { mine: string; theirs: string } {
  const day = weekdayAt(instant, theirs);
  const other = clockAt(instant, theirs);
  return {
    mine: `${dayAt(instant, mine)}, ${clockAt(instant, mine)}`,
    theirs: weekdayAt(instant, mine) === day ? other : `${day} ${other}`,
  };
}

/** A range of free time without a gap. */
export interface OpenWindow {
  startsAt: string;
  endsAt: string;
}

/** Joins slots that follow one another without a gap. They must come soonest first, as the server sends them. */
export function mergeSlots(slots: readonly OpenWindow[]): OpenWindow[] {
  const windows: OpenWindow[] = [];
  for (const { startsAt, endsAt } of slots) {
    const last = windows.at(-1);
    if (last && Date.parse(last.endsAt) === Date.parse(startsAt)) last.endsAt = endsAt;
    else windows.push({ startsAt, endsAt });
  }
  return windows;
}

/** Groups free ranges by the day on which they start in a zone, "Tue, Nov 24", soonest first. */
export function byDay(windows: readonly OpenWindow[], zone: string): { day: string; windows: OpenWindow[] }[] {
  const days: { day: string; windows: OpenWindow[] }[] = [];
  for (const window of windows) {
    const day = dayAt(window.startsAt, zone);
    const last = days.at(-1);
    if (last?.day === day) last.windows.push(window);
    else days.push({ day, windows: [window] });
  }
  return days;
}

/**
 * Formats both ends of a window on one clock. The start has its weekday if it differs from the reader's day, which is
 * shown above; the end has it if it differs from the start's.
 */
export function windowAt(window: OpenWindow, zone: string, reader: string): { from: string; until: string } {
  const { startsAt, endsAt } = window;
  const day = weekdayAt(startsAt, zone);
  const lastDay = weekdayAt(endsAt, zone);
  const before = day === weekdayAt(startsAt, reader) ? "" : `${day} `;
  const after = day === lastDay ? "" : `${lastDay} `;
  return { from: `${before}${clockAt(startsAt, zone)}`, until: `${after}${clockAt(endsAt, zone)}` };
}
