import { locale } from "@aangan/copy/locale";
import * as words from "@aangan/copy/notifications";
import { dayAt } from "@aangan/ui/time-slots/clock.ts";
import type { Notification } from "./queries";

/** Notifications shown as one row: the newest of them, and their number. */
interface Row {
  notification: Notification;
  times: number;
}

/** The notifications of one day. */
interface Day {
  /** "Today", "Yesterday", or the date. */
  day: string;
  rows: Row[];
}

/** Puts notifications, newest first, under the calendar days of the member's zone. */
export function byDay(items: readonly Notification[], now: Date, zone: string): Day[] {
  const days: Day[] = [];
  for (const item of items) {
    const day = nameOf(item.createdAt, now, zone);
    let last = days.at(-1);
    if (last?.day !== day) {
      last = { day, rows: [] };
      days.push(last);
    }
    const row = last.rows.at(-1);
    if (row && isRepeat(row.notification, item)) row.times++;
    else last.rows.push({ notification: item, times: 1 });
  }
  return days;
}

/**
 * Reports whether two notifications have one text. The server keeps one unread notification of a kind, so they differ
 * only once they were read.
 */
function isRepeat(a: Notification, b: Notification): boolean {
  return a.read && b.read && a.type === b.type && a.title === b.title && textOf(a) === textOf(b);
}

/** Returns the text of a notification. The number of unread messages is no longer true once it was read. */
export function textOf({ type, title, message, read }: Notification): string {
  return read && type === "message" && title === words.newMessage.title ? words.messagesBefore : message;
}

function nameOf(instant: string, now: Date, zone: string): string {
  const at = Date.parse(instant);
  const [day, today] = [dayAt(instant, zone), dayAt(now.toISOString(), zone)];
  // With the server's clock nothing is in the future; a clock set back across midnight still counts as today.
  if (at >= now.getTime() || day === today) return words.today;
  if (Date.parse(today) - Date.parse(day) === 86_400_000) return words.yesterday;
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : ("numeric" as const);
  return new Intl.DateTimeFormat(locale, {
    weekday: "long",
    month: "long",
    day: "numeric",
    year,
    timeZone: zone,
  }).format(at);
}
