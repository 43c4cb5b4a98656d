import { coachToday as day } from "@aangan/copy/coach-clients";
import { coachClients as words } from "@aangan/copy/coach-portal";
import { common } from "@aangan/copy/common";
import { fill, plural } from "@aangan/copy/format";
import { limits } from "@aangan/copy/limits";
import { clockAt } from "@aangan/ui/time-slots/clock.ts";
import { whenInWords } from "@/lib/days";
import { dayIn } from "@/lib/zoned";

const minuteMs = 60_000;

/** Formats the waiting time: "3 hours". Instants are RFC 3339. */
export function waitedFor(since: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(since)) / minuteMs);
  // A clock that is a little behind the server's must not count downwards.
  if (minutes < 1) return words.momentsAgo;
  if (minutes < 60) return plural(common.minutes, minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? plural(common.hours, hours) : plural(common.days, Math.floor(hours / 24));
}

/** The part of a client that shows whether they wait. */
export interface Waiting {
  /** Since when an answer is owed; null when none is. */
  waitingSince: string | null;
  /** By when it was promised; null when none is owed. */
  answerBy: string | null;
}

/** Whether an answer is owed and its promised time is past. */
export function isLate({ answerBy }: Pick<Waiting, "answerBy">, now: Date): boolean {
  return answerBy !== null && Date.parse(answerBy) < now.getTime();
}

/** How long something is, in short words: "25 min", "3 h", "2 days". Never less than a minute. */
function shortly(ms: number): string {
  const minutes = Math.max(Math.floor(ms / minuteMs), 1);
  if (minutes < 60) return fill(day.minutesShort, { count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? fill(day.hoursShort, { count: hours }) : fill(day.daysShort, { count: Math.floor(hours / 24) });
}

/** The promise of an answer, as a clock shows it. */
export interface Promised {
  /** How much of the time is left: 1 when it was just promised, 0 when it is over. */
  left: number;
  late: boolean;
  /** "Answer by 8:00 PM", or "Promised by yesterday, 8:00 PM". */
  by: string;
  /** "3 h left", or "Overdue by 2 h". */
  rest: string;
}

/** Returns the time left to reply, in a zone. Instants are RFC 3339. */
export function promised(since: string, answerBy: string, now: Date, zone: string): Promised {
  const [from, until] = [Date.parse(since), Date.parse(answerBy)];
  const rest = until - now.getTime();
  const late = rest < 0;
  const today = dayIn(new Date(until), zone) === dayIn(now, zone);
  const when = today ? clockAt(answerBy, zone) : whenInWords(answerBy, now, zone);
  return {
    // A promise that came late is measured as a day.
    left: Math.min(Math.max(rest, 0) / Math.max(until - from, limits.replyHours * 60 * minuteMs), 1),
    late,
    by: fill(late ? day.promisedBy : day.answerBy, { when }),
    rest: fill(late ? day.overdue : day.left, { duration: shortly(Math.abs(rest)) }),
  };
}
