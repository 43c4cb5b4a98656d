import { locale } from "@aangan/copy/locale";

/** Calendar days are YYYY-MM-DD, minutes are counted from midnight of the wall clock, zones are IANA names. */

const minuteMs = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function wallFormat(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  // Computed with, not shown: always in ASCII digits.
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formats.set(zone, made);
  return made;
}

/** Returns the local time of a zone at an instant, as the milliseconds of the same time in UTC. */
function wallOf(at: number, zone: string): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of wallFormat(zone).formatToParts(at)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Returns the day of an instant in a time zone. */
export function dayIn(at: Date, zone: string): string {
  return new Date(wallOf(at.getTime(), zone)).toISOString().slice(0, 10);
}

/**
 * Returns the first instant of a day at which its clock shows a time or a later one: the moment of the change if the
 * clocks skip it, the first of two if they repeat it. 1440 minutes are the midnight at the end of the day.
 */
export function instantAt(day: string, minute: number, zone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + minute * minuteMs;
  // Clocks change by hours, days apart: one of these two offsets holds, and the earlier instant is the one meant.
  const offsets = [-24, 24].map((hours) => {
    const near = wall + hours * 60 * minuteMs;
    return wallOf(near, zone) - near;
  });
  const candidates = offsets.map((offset) => wall - offset).sort((a, b) => a - b);
  const found = candidates.find((at) => wallOf(at, zone) === wall);
  if (found !== undefined) return new Date(found);
  // The clock skips this time: find the change between the two candidates.
  let [before, after] = [(candidates[0] ?? wall) / minuteMs, (candidates.at(-1) ?? wall) / minuteMs];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (wallOf(middle * minuteMs, zone) < wall) before = middle;
    else after = middle;
  }
  return new Date(after * minuteMs);
}

/** Returns the name of a time zone, "India Standard Time"; the id if the browser has no name for it. */
export function zoneName(zone: string, at: Date): string {
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: "long" }).formatToParts(at);
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
  } catch {
    return zone;
  }
}

/** Formats an instant with the short name of its time zone: "8:30 AM CST". */
export function clockWithZone(at: Date, zone: string): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  })
    .format(at)
    .replace(/\u202f/g, " ");
}
