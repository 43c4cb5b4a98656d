import { addDays } from "@aangan/ui/calendar/days.ts";
import { dayIn } from "@/lib/zoned";
import type { AuditEntry } from "./queries";

/** The log's entries of one day. */
export interface AuditDay {
  /** YYYY-MM-DD in the administrator's time zone. */
  day: string;
  entries: AuditEntry[];
}

/** Groups entries by day in a time zone, in their order; duplicates are removed. */
export function byDay(entries: readonly AuditEntry[], zone: string): AuditDay[] {
  const days: AuditDay[] = [];
  for (const entry of new Map(entries.map((one) => [one.id, one])).values()) {
    const day = dayIn(new Date(entry.createdAt), zone);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

/** Returns whether a day is today or yesterday; null for other days, or while today is unknown. */
export function relativeDay(day: string, today: string | null): "today" | "yesterday" | null {
  if (today === null) return null;
  if (day === today) return "today";
  return day === addDays(today, -1) ? "yesterday" : null;
}
