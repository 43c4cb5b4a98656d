/** A slot that may be booked. */
export interface Slot {
  /** Unique among the slots shown. */
  id: string;
  /** When it starts: an instant, RFC 3339. */
  start: string;
  /** Somebody else took it meanwhile. */
  taken?: boolean;
}

/** A place whose clock is shown. */
export interface Place {
  /** IANA zone, such as "Asia/Kolkata". */
  zone: string;
  /** How the clock is named: "Chennai", "your time". */
  label: string;
}

/** The four parts of a day: morning from 5, afternoon from 12, evening from 17, night from 21. */
export type PartOfDay = "morning" | "afternoon" | "evening" | "night";

/** Clock time at a place, "9:00 AM". */
export function clockAt(start: string, zone: string, locale = "en-US"): string {
  return new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: zone })
    .format(new Date(start))
    .replace(/\u202f/g, " ");
}

/** The short day at a place, "Tue". */
export function weekdayAt(start: string, zone: string, locale = "en-US"): string {
  return new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: zone }).format(new Date(start));
}

/** The part of the day at a place. */
export function partOfDay(start: string, zone: string): PartOfDay {
  const hour = Number(
    new Intl.DateTimeFormat("en-US", { hour: "numeric", hourCycle: "h23", timeZone: zone }).format(new Date(start)),
  );
  if (hour >= 5 && hour < 12) return "morning";
  if (hour >= 12 && hour < 17) return "afternoon";
  if (hour >= 17 && hour < 21) return "evening";
  return "night";
}

/** Slots in the order of time, in runs of the same part of the day. */
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
