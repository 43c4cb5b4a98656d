import { locale } from "@aangan/copy/locale";
import * as words from "@aangan/copy/notifications";
import type { Notification } from "./queries";

/** The notifications of one day. */
export interface Day {
  /** "Today", "Yesterday", or the date. */
  day: string;
  items: Notification[];
}

/** Puts notifications, newest first, under the days of the reader's own calendar. */
export function byDay(items: readonly Notification[], now: Date): Day[] {
  const days: Day[] = [];
  for (const item of items) {
    const day = nameOf(new Date(item.createdAt), now);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}

function nameOf(date: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  // With the server's clock nothing is in the future; a clock set back across midnight still counts as today.
  if (date >= now || date.toDateString() === now.toDateString()) return words.today;
  if (date.toDateString() === yesterday.toDateString()) return words.yesterday;
  const year = date.getFullYear() === now.getFullYear() ? undefined : ("numeric" as const);
  return new Intl.DateTimeFormat(locale, { weekday: "long", month: "long", day: "numeric", year }).format(date);
}
