import * as common from "@aangan/copy/common";
import { limits } from "@aangan/copy/limits";
import { locale } from "@aangan/copy/locale";
import { clockAt, exactClockAt, weekdayAt, writeAt } from "@aangan/shell/locale/dates.ts";
import { dayAt, zoneAt } from "@aangan/ui/time-slots/clock.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The facts that show a session's time on both clocks. */
export interface SessionMoment {
  /** When it begins, RFC 3339. */
  date: string;
  /** The member's zone. */
  timeZone: string;
  coachTimeZone: string;
  coachCity: string;
}

/** The facts that decide which actions a session allows now. */
export interface SessionFacts {
  status: "scheduled" | "completed" | "cancelled";
  date: string;
  endsAt: string;
  joinFrom: string;
  changeUntil: string;
  canChange: boolean;
  canCancel: boolean;
  movedByCoach: boolean;
  videoTrouble: boolean;
  canReportVideo: boolean;
}

/** A date without the clock, "Tue, Nov 24"; with its year where that is not the one of `now`. */
export function shortDay(instant: string, zone: string, now?: Date): string {
  const year = now && dayAt(now.toISOString(), zone).slice(0, 4) !== dayAt(instant, zone).slice(0, 4);
  return writeAt(instant, zone, { weekday: "short", month: "short", day: "numeric", ...(year && { year: "numeric" }) });
}

/** An instant in full, with the name of the clock: "Tue, Nov 24, 9:00 AM PST". */
export function dayAndTime(instant: string, zone: string): string {
  return `${shortDay(instant, zone)}, ${clockAt(instant, zone)} ${zoneAt(instant, zone)}`;
}

/**
 * Formats one instant on both clocks: "Tue 9:00 AM your time" and "10:30 PM in Chennai". Adds the day on the other
 * clock if it differs, and the zone's name if a clock shows this time twice.
 */
export function bothClocks({ date, timeZone, coachTimeZone, coachCity }: SessionMoment): {
  mine: string;
  theirs: string;
} {
  const myDay = weekdayAt(date, timeZone);
  const theirDay = weekdayAt(date, coachTimeZone);
  const theirClock = exactClockAt(date, coachTimeZone);
  return {
    mine: common.inYourTime({ time: `${myDay} ${exactClockAt(date, timeZone)}` }),
    theirs: common.inCity({ time: theirDay === myDay ? theirClock : `${theirDay} ${theirClock}`, city: coachCity }),
  };
}

/** Returns the month of an instant in a zone, YYYY-MM, as the allowance counts them. */
export function monthAt(instant: string, zone: string): string {
  return dayAt(instant, zone).slice(0, 7);
}

/** A month in words, "November"; with its year where that is not the one of `thisMonth`. Both YYYY-MM. */
export function monthName(month: string, thisMonth: string): string {
  const otherYear = month.slice(0, 4) !== thisMonth.slice(0, 4);
  return writeAt(`${month}-15T12:00:00Z`, "UTC", { month: "long", ...(otherYear && { year: "numeric" }) });
}

/**
 * Reports whether two zones show the same time throughout the year from `now`. Names are not enough: Detroit and New
 * York are two zones with one clock.
 */
export function sameClock(one: string, other: string, now: Date): boolean {
  if (one === other) return true;
  const shown = (zone: string, at: string) => `${dayAt(at, zone)} ${clockAt(at, zone)}`;
  return Array.from({ length: 53 }, (_, week) => new Date(now.getTime() + week * 7 * day).toISOString()).every(
    (at) => shown(one, at) === shown(other, at),
  );
}

/** Whether a session has ended or was cancelled. */
export function isOver(session: Pick<SessionFacts, "status" | "endsAt">, now: Date): boolean {
  return session.status !== "scheduled" || Date.parse(session.endsAt) <= now.getTime();
}

/** Reports whether joining is open: from ten minutes before the start until the end. */
export function joinable(session: Pick<SessionFacts, "status" | "joinFrom" | "endsAt">, now: Date): boolean {
  return !isOver(session, now) && Date.parse(session.joinFrom) <= now.getTime();
}

/** Whether it has begun, and is not over. */
export function underWay(session: Pick<SessionFacts, "status" | "date" | "endsAt">, now: Date): boolean {
  return !isOver(session, now) && Date.parse(session.date) <= now.getTime();
}

/** Reports whether the member may still move it, from the server's data and the clock. */
export function canMove(session: SessionFacts, now: Date): boolean {
  return session.canChange && !isOver(session, now) && now.getTime() < Date.parse(session.changeUntil);
}

/** Whether the member may still cancel it. */
export function canCancel(session: SessionFacts, now: Date): boolean {
  return session.canCancel && !isOver(session, now) && now.getTime() < Date.parse(session.date);
}

/** Reports whether the session would count although it is cancelled. One that the coach moved never does. */
export function cancelCounts(session: SessionFacts, now: Date): boolean {
  return !session.movedByCoach && now.getTime() >= Date.parse(session.changeUntil);
}

/** A time that the coach proposes. */
export interface Proposal {
  date: string;
}

/** Returns when a proposal expires, in milliseconds since 1970: at the earlier of the two times. */
export function proposalExpiry(session: Pick<SessionFacts, "date">, proposal: Proposal): number {
  return Math.min(Date.parse(session.date), Date.parse(proposal.date));
}

/** Whether there is a proposal to answer. */
export function canAnswer(
  session: Pick<SessionFacts, "status" | "date" | "endsAt"> & { proposal: Proposal | null },
  now: Date,
): boolean {
  return (
    session.proposal !== null && !isOver(session, now) && now.getTime() < proposalExpiry(session, session.proposal)
  );
}

/** Reports whether a video problem can be reported: from when joining opens until a day after the end. */
export function canReport(session: SessionFacts, now: Date): boolean {
  if (session.canReportVideo) return true;
  if (session.status === "cancelled" || session.videoTrouble) return false;
  const until = Date.parse(session.endsAt) + limits.videoTroubleHours * hour;
  return Date.parse(session.joinFrom) <= now.getTime() && now.getTime() < until;
}

/**
 * Formats the time until the start, never in seconds: "in 3 days", "in 5 hours", "in 25 minutes", "now". Days are those
 * of the member's calendar: from any time on Friday, Sunday is in 2 days.
 */
export function countdown(session: { date: string; timeZone: string }, now: Date): string {
  const left = Date.parse(session.date) - now.getTime();
  const words = new Intl.RelativeTimeFormat(locale);
  if (left <= 0) return common.now;
  if (left >= 36 * hour) {
    const [today, start] = [now.toISOString(), session.date].map((at) => Date.parse(dayAt(at, session.timeZone)));
    return words.format(Math.round(((start ?? 0) - (today ?? 0)) / day), "day");
  }
  // Rounded as people do: half a minute becomes a minute.
  if (left >= 90 * minute) return words.format(Math.round(left / hour), "hour");
  return words.format(Math.max(1, Math.round(left / minute)), "minute");
}
