import * as words from "@aangan/copy/coach-clients";
import * as day from "@aangan/copy/coach-today";
import * as common from "@aangan/copy/common";
import { limits } from "@aangan/copy/limits";
import { clockAt } from "@aangan/shell/locale/dates.ts";
import { formatWhen } from "@/lib/days";
import { dayIn } from "@/lib/zoned";

const minuteMs = 60_000;

/** Formats the waiting time: "3 hours". Instants are RFC 3339. */
export function waitingTime(since: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(since)) / minuteMs);
  // The client's clock may be slightly behind the server's: show no negative time.
  if (minutes < 1) return words.momentsAgo;
  if (minutes < 60) return common.minutes({ count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? common.hours({ count: hours }) : common.days({ count: Math.floor(hours / 24) });
}

/** The part of a client that shows whether they wait. */
export interface ReplyWait {
  /** The time since which a reply is due; null if none is. */
  waitingSince: string | null;
  /** The promised time of the reply; null if none is due. */
  answerBy: string | null;
}

/** Reports whether a reply is overdue. */
export function isLate({ answerBy }: Pick<ReplyWait, "answerBy">, now: Date): boolean {
  return answerBy !== null && Date.parse(answerBy) < now.getTime();
}

/** Formats a duration: "25 min", "3 h", "2 days"; at least one minute. */
export function shortDuration(ms: number): string {
  const minutes = Math.max(Math.floor(ms / minuteMs), 1);
  if (minutes < 60) return day.minutesShort({ count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? day.hoursShort({ count: hours }) : day.daysShort({ count: Math.floor(hours / 24) });
}

/** The promised reply time, for the clock and its text. */
export interface ReplyDeadline {
  /** The fraction of the time that is left: 1 at first, 0 when overdue. */
  left: number;
  late: boolean;
  /** "Reply by 8:00 PM", or "Was due yesterday at 8:00 PM". */
  by: string;
  /** "3 h left", or "Overdue by 2 h". */
  rest: string;
}

/** Returns the time left to reply, in a zone. Instants are RFC 3339. */
export function replyDeadline(since: string, answerBy: string, now: Date, zone: string): ReplyDeadline {
  const [from, until] = [Date.parse(since), Date.parse(answerBy)];
  const rest = until - now.getTime();
  const late = rest < 0;
  const today = dayIn(new Date(until), zone) === dayIn(now, zone);
  const when = today ? clockAt(answerBy, zone) : formatWhen(answerBy, now, zone);
  return {
    // A late promise is shorter than a day, but is measured against a full day.
    left: Math.min(Math.max(rest, 0) / Math.max(until - from, limits.replyHours * 60 * minuteMs), 1),
    late,
    by: (late ? day.promisedBy : day.answerBy)({ when }),
    rest: (late ? day.overdue : day.left)({ duration: shortDuration(Math.abs(rest)) }),
  };
}
