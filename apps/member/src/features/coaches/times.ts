const formats = new Map<string, Intl.DateTimeFormat>();

function format(at: Date, zone: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${zone} ${Object.keys(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat("en-US", { ...options, timeZone: zone });
  formats.set(key, known);
  // Some browsers put a narrow space before AM, others a plain one.
  return known.format(at).replaceAll("\u202f", " ");
}

const clock = (at: Date, zone: string) => format(at, zone, { hour: "numeric", minute: "2-digit" });
const weekday = (at: Date, zone: string) => format(at, zone, { weekday: "short" });

/** The day of an instant in a zone, "Tue, Nov 24". */
export function dayAt(instant: string, zone: string): string {
  return format(new Date(instant), zone, { weekday: "short", month: "short", day: "numeric" });
}

/**
 * Formats one instant on two clocks: "Tue, Nov 24, 9:00 AM" for the reader, and for the other place "10:30 PM", with
 * its weekday if it differs.
 */
export function twoClocks(instant: string, mine: string, theirs: string): { mine: string; theirs: string } {
  const at = new Date(instant);
  const other = clock(at, theirs);
  return {
    mine: `${dayAt(instant, mine)}, ${clock(at, mine)}`,
    theirs: weekday(at, mine) === weekday(at, theirs) ? other : `${weekday(at, theirs)} ${other}`,
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
  const from = new Date(window.startsAt);
  const until = new Date(window.endsAt);
  const day = weekday(from, zone);
  const before = day === weekday(from, reader) ? "" : `${day} `;
  const after = day === weekday(until, zone) ? "" : `${weekday(until, zone)} `;
  return { from: `${before}${clock(from, zone)}`, until: `${after}${clock(until, zone)}` };
}
