import * as words from "@aangan/copy/messages";
import { dayOf, type ThreadMessage } from "@aangan/product/conversation/thread.ts";
import { writeAt } from "@aangan/shell/locale/dates.ts";
import { zoneAt } from "@aangan/ui/time-slots/clock.ts";

/** The expected reply time, computed by the server from the coach's hours. */
export interface Reply {
  /** When the reply is due, RFC 3339: to the waiting message, or to one written now. */
  by: string;
  /** Since when a message waits for a reply; null if none does. */
  waitingSince: string | null;
  late: boolean;
  /** Whether the coach has seen the newest message; null when that is not shared. */
  seen: boolean | null;
}

/** The state of the reply time: nothing waits, a message waits, or the reply is overdue. */
export interface ReplyState {
  kind: "open" | "waiting" | "late";
  by: string;
  seen: boolean | null;
}

/**
 * Combines the server's reply time with later updates on the page: a sent message, a reply, a receipt. `messages` are
 * the newest, in order.
 */
export function replyState(reply: Reply, messages: readonly ThreadMessage[], now: Date): ReplyState {
  const last = messages.findLast((message) => message.seq !== null && !message.automatic && !message.team);
  const waiting = last ? last.mine : reply.waitingSince !== null;
  const seen = reply.seen === null ? null : last ? last.status === "read" : reply.seen;
  if (!waiting) return { kind: "open", by: reply.by, seen: null };
  // The server's count from an answered message does not apply to a new one.
  const overdue = reply.waitingSince !== null && (reply.late || Date.parse(reply.by) <= now.getTime());
  return { kind: overdue ? "late" : "waiting", by: reply.by, seen };
}

/** Returns the device's zone. */
const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Formats a near moment in a zone: "8 PM tomorrow", "9:30 AM on Monday". The zone is added if the device's clock shows
 * another time then: "8 PM PST tomorrow".
 */
export function momentInWords(instant: string, now: Date, timeZone: string, device = deviceZone()): string {
  const at = new Date(instant);
  const hours = writeAt(instant, timeZone, { hour: "numeric", minute: "2-digit" }).replace(":00 ", " ");
  const shown = (zone: string) => writeAt(instant, zone, { dateStyle: "short", timeStyle: "short" });
  const time = shown(timeZone) === shown(device) ? hours : `${hours} ${zoneAt(instant, timeZone)}`;
  // Midday of each day: a day on which the clocks change is longer or shorter.
  const middayOf = (date: string) => Date.parse(`${date}T12:00:00Z`);
  const days = Math.round((middayOf(dayOf(at, timeZone)) - middayOf(dayOf(now, timeZone))) / 86_400_000);
  if (days === 0) return words.byToday({ time });
  if (days === 1) return words.byTomorrow({ time });
  if (days === -1) return words.byYesterday({ time });
  const near = days > 1 && days < 7;
  const day = writeAt(instant, timeZone, near ? { weekday: "long" } : { month: "long", day: "numeric" });
  return words.byDay({ day, time });
}

/** Returns the line under the conversation: the reply time, whether the message was seen, or that the reply is late. */
export function replyInWords(
  { kind, by, seen }: ReplyState,
  firstName: string,
  now: Date,
  timeZone: string,
  device?: string,
): string {
  const values = { by: momentInWords(by, now, timeZone, device), coachName: firstName };
  if (kind === "open") return words.replyOpen(values);
  if (kind === "late") {
    return (seen === null ? words.replyLate : seen ? words.replyLateSeen : words.replyLateUnseen)(values);
  }
  return (seen === null ? words.replyWaiting : seen ? words.replySeen : words.replyUnseen)(values);
}

/** A short form, next to the coach's clock. */
export function replyInShort({ kind, by }: ReplyState, now: Date, timeZone: string, device?: string): string {
  const values = { by: momentInWords(by, now, timeZone, device) };
  return (kind === "late" ? words.replyLateHead : words.replyHead)(values);
}
