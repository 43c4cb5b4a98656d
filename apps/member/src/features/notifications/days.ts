import { locale } from "@aangan/copy/locale";
import * as words from "@aangan/copy/notifications";
import { dayAt } from "@aangan/ui/time-slots/clock.ts";
import type { Notification } from "./queries";

/** Notifications shown as one row. */
export interface Row {
  /** The newest of them. */
  notification: Notification;
  /** All of them, newest first. */
  items: readonly Notification[];
}

/** The notifications of one day. */
interface Day {
  /** "Today", "Yesterday", or the date. */
  day: string;
  rows: Row[];
}

/**
 * Puts notifications, newest first, under the calendar days of the member's zone. Unread ones of one sender and kind
 * are one row, on the day of the newest. Read ones are joined only if they say the same on one day.
 */
export function byDay(items: readonly Notification[], now: Date, zone: string): Day[] {
  const days: { day: string; rows: { notification: Notification; items: Notification[] }[] }[] = [];
  const unread = new Map<string, Notification[]>();
  for (const item of items) {
    const joined = item.read ? undefined : unread.get(kindOf(item));
    if (joined) {
      joined.push(item);
      continue;
    }
    const day = nameOf(item.createdAt, now, zone);
    let last = days.at(-1);
    if (last?.day !== day) {
      last = { day, rows: [] };
      days.push(last);
    }
    const row = last.rows.at(-1);
    if (row && isRepeat(row.notification, item)) row.items.push(item);
    else {
      const own = [item];
      last.rows.push({ notification: item, items: own });
      if (!item.read) unread.set(kindOf(item), own);
    }
  }
  return days;
}

/** The sender and kind of a notification. In the chat, the coach and the team write, under different headings. */
function kindOf({ type, title }: Notification): string {
  return type === "message" ? `${type} ${title}` : type;
}

/** Reports whether two read notifications have one text. */
function isRepeat(a: Notification, b: Notification): boolean {
  return a.read && b.read && a.type === b.type && a.title === b.title && textOf(a) === textOf(b);
}

/** The most headings that one row lists. */
const MOST_TITLES = 3;

/** Returns the heading and the lines of a row. */
export function wordsOf({ notification, items }: Row): { title: string; lines: string[] } {
  const titles = [...new Set(items.map(({ title }) => title))];
  if (notification.read || titles.length === 1) return { title: notification.title, lines: [textOf(notification)] };
  const shown = titles.slice(0, titles.length > MOST_TITLES ? MOST_TITLES - 1 : MOST_TITLES);
  const more = titles.length - shown.length;
  return {
    title: words.joined[notification.type]({ count: items.length }),
    lines: more > 0 ? [...shown, words.andMore({ count: more })] : shown,
  };
}

/** Returns the text of a notification. The number of unread messages is no longer true once it was read. */
function textOf({ type, title, message, read, count, from }: Notification): string {
  if (type !== "message" || title !== words.newMessage.title) return message;
  if (read) return words.messagesBefore;
  return count && from ? words.from({ count, coachName: from.split(" ")[0] ?? from }) : message;
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
