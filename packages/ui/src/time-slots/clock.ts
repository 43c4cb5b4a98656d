/** A slot that may be booked. */
export interface Slot {
  /** Unique among the slots shown. */
  id: string;
  /** When it starts: an instant, RFC 3339. */
  start: string;
  /** Another member has booked it since it was fetched. */
  taken?: boolean;
}

/** A place whose clock is shown. */
export interface Place {
  /** IANA zone, such as "Asia/Kolkata". */
  zone: string;
  /** Label of the clock: "Chennai". */
  label: string;
}

/** The four parts of a day: morning from 7, afternoon from 12, evening from 17, night from 22. */
export type PartOfDay = "morning" | "afternoon" | "evening" | "night";

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached formats: a month of slots needs thousands, and creating one is slow. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options);
    formats.set(key, format);
  }
  return format;
}

/** Formats an instant in a place's zone by the rules of the locale. Throws a RangeError for an unknown zone. */
export function writeAt(start: string, zone: string, options: Intl.DateTimeFormatOptions, locale: string): string {
  return formatOf(locale, { ...options, timeZone: zone })
    .format(new Date(start))
    .replace(/\u202f/g, " ");
}

/** Returns the clock time at a place, "9:00 AM". */
export function clockAt(start: string, zone: string, locale: string): string {
  return writeAt(start, zone, { hour: "numeric", minute: "2-digit" }, locale);
}

/** Returns the short weekday at a place, "Tue". */
export function weekdayAt(start: string, zone: string, locale: string): string {
  return writeAt(start, zone, { weekday: "short" }, locale);
}

/** Returns the date at a place, YYYY-MM-DD. */
export function dayAt(start: string, zone: string): string {
  return writeAt(start, zone, { year: "numeric", month: "2-digit", day: "2-digit" }, "en-CA");
}

// Each locale has names only for the zones of its region; for others it gives an offset.
const namers = ["en-US", "en-IN", "en-GB", "en-AU"] as const;

/** Returns the name of a zone's clock at an instant: "PST", "PDT", "IST", or "GMT+5:45" where it has no such name. */
export function zoneAt(start: string, zone: string): string {
  const names = namers.map(
    (locale) =>
      formatOf(locale, { timeZoneName: "short", timeZone: zone })
        .formatToParts(new Date(start))
        .find(({ type }) => type === "timeZoneName")?.value ?? zone,
  );
  return names.find((name) => !/^(GMT|UTC)[+-]/.test(name)) ?? names[0] ?? zone;
}

// Not shown, so independent of the reader's language.
const computing = "en-US";

/** Reports whether the clock at a place shows this time twice that day, because it is turned back. */
export function isTwice(start: string, zone: string): boolean {
  const shown = (instant: number) => {
    const text = new Date(instant).toISOString();
    return `${dayAt(text, zone)} ${clockAt(text, zone, computing)}`;
  };
  const at = Date.parse(start);
  return [-60, -30, 30, 60].some((minutes) => shown(at + minutes * 60_000) === shown(at));
}

/** Returns the clock time at a place; if it occurs twice, with the zone's name: "1:30 AM PST". */
export function exactClockAt(start: string, zone: string, locale: string): string {
  const time = clockAt(start, zone, locale);
  return isTwice(start, zone) ? `${time} ${zoneAt(start, zone)}` : time;
}

/** Returns the part of the day at a place. */
export function partOfDay(start: string, zone: string): PartOfDay {
  const hour = Number(writeAt(start, zone, { hour: "numeric", hourCycle: "h23" }, computing));
  if (hour >= 7 && hour < 12) return "morning";
  if (hour >= 12 && hour < 17) return "afternoon";
  if (hour >= 17 && hour < 22) return "evening";
  return "night";
}

/** Returns the slots in order of time, grouped by the part of the day. */
export function byPartOfDay(slots: readonly Slot[], zone: string): { part: PartOfDay; slots: Slot[] }[] {
  const ordered = [...slots].sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  const runs: { part: PartOfDay; slots: Slot[] }[] = [];
  for (const slot of ordered) {
    const part = partOfDay(slot.start, zone);
    const run = runs.at(-1);
    if (run?.part === part) run.slots.push(slot);
    else runs.push({ part, slots: [slot] });
  }
  return runs;
}
