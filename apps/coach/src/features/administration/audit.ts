import { addDays } from "@aangan/ui/calendar/days.ts";
import { dayIn } from "@/lib/zoned";
import type { AuditEntry } from "./queries";

/** The lines of one day. */
export interface AuditDay {
  /** YYYY-MM-DD in the reader's zone. */
  day: string;
  entries: AuditEntry[];
}

/** Lines by the day on which they were written, in the order in which they come; a line that comes twice is one. */
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

/** Whether a day is today or yesterday; null also while today is not known. */
export function nearness(day: string, today: string | null): "today" | "yesterday" | null {
  if (today === null) return null;
  if (day === today) return "today";
  return day === addDays(today, -1) ? "yesterday" : null;
}
