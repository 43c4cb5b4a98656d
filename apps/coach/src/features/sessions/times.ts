import * as coachClients from "@aangan/copy/coach-clients";
import * as words from "@aangan/copy/coach-sessions";
import { clockAt, weekdayAt } from "@aangan/shell/locale/dates.ts";
import { addDays } from "@aangan/ui/calendar/days.ts";
import { longDay, shortDay } from "@/lib/days";
import { clockWithZone, dayIn } from "@/lib/zoned";
import type { CoachSession } from "./queries";

/** Formats a day: "Today", "Tomorrow", else "Tuesday, November 24", with the year if it is another one. */
export function dayName(day: string, today: string): string {
  if (day === today) return words.today;
  if (day === addDays(today, 1)) return words.tomorrow;
  return longDay(day, today);
}

/** Formats an instant in a time zone: "Tue, Nov 24 at 8:00 PM", with the year if it is another one. */
export function dayAndTime(instant: string, zone: string, now: Date): string {
  const day = shortDay(dayIn(new Date(instant), zone), dayIn(now, zone));
  return coachClients.dayAndTime({ day, time: clockAt(instant, zone) });
}

/** Returns the client's first name, or a text for an unknown one. */
export function firstNameOf(session: Pick<CoachSession, "clientName">): string {
  return session.clientName.split(" ")[0] || words.unknownClient;
}

/** Returns the client's full name, or "Unknown Client". */
export function clientNameOf(session: Pick<CoachSession, "clientName">): string {
  return session.clientName || words.unknownClient;
}

/** Formats the start in the client's time zone: "8:30 AM CST for Lakshmi", with the day if it is another one. */
export function clientTime(
  session: Pick<CoachSession, "date" | "clientName" | "clientTimeZone">,
  coachZone: string,
): string {
  const zone = session.clientTimeZone;
  const time = clockWithZone(new Date(session.date), zone);
  const clientName = firstNameOf(session);
  const day = weekdayAt(session.date, zone);
  if (day === weekdayAt(session.date, coachZone)) return words.clientTime({ time, clientName });
  return words.clientTimeOtherDay({ day, time, clientName });
}

/** The sessions of one day in the coach's time zone. */
export interface SessionDay {
  day: string;
  sessions: CoachSession[];
}

/** Groups sessions by day in the coach's time zone, in their order. */
export function byDay(sessions: readonly CoachSession[], zone: string): SessionDay[] {
  const days: SessionDay[] = [];
  for (const session of sessions) {
    const day = dayIn(new Date(session.date), zone);
    const last = days.at(-1);
    if (last?.day === day) last.sessions.push(session);
    else days.push({ day, sessions: [session] });
  }
  return days;
}

/** Reports whether a session is in the future or in progress. */
export function isUpcoming(session: Pick<CoachSession, "endsAt">, now: Date): boolean {
  return Date.parse(session.endsAt) > now.getTime();
}
