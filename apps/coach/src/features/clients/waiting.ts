import { coachClients as words } from "@aangan/copy/coach-portal";
import { common } from "@aangan/copy/common";
import { fill, plural } from "@aangan/copy/format";
import { addDays, formatDay } from "@aangan/ui/calendar";
import { clockAt } from "@aangan/ui/time-slots";
import { dayIn } from "@/lib/zoned";

const minuteMs = 60_000;

/** How long somebody has waited, in words: "3 hours". Instants are RFC 3339. */
export function waitedFor(since: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(since)) / minuteMs);
  // A clock that is a little behind the server's must not count downwards.
  if (minutes < 1) return words.momentsAgo;
  if (minutes < 60) return plural(common.minutes, minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? plural(common.hours, hours) : plural(common.days, Math.floor(hours / 24));
}

/** An instant in words on a clock: "today, 8:00 PM", "tomorrow, 8:00 PM", "Mon, Nov 23, 8:00 PM". */
export function whenInWords(instant: string, now: Date, zone: string): string {
  const time = clockAt(instant, zone);
  const day = dayIn(new Date(instant), zone);
  const today = dayIn(now, zone);
  if (day === today) return fill(words.today, { time });
  if (day === addDays(today, 1)) return fill(words.tomorrow, { time });
  if (day === addDays(today, -1)) return fill(words.yesterday, { time });
  return fill(words.dayAndTime, {
    day: formatDay(day, "en-US", { weekday: "short", month: "short", day: "numeric" }),
    time,
  });
}

/** The part of a client that tells whether they wait. */
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

/** Those who wait for an answer, who has waited longest first. */
export function whoWaits<C extends Waiting>(clients: readonly C[]): (C & { waitingSince: string })[] {
  return clients
    .filter((client): client is C & { waitingSince: string } => client.waitingSince !== null)
    .sort((a, b) => Date.parse(a.waitingSince) - Date.parse(b.waitingSince));
}
