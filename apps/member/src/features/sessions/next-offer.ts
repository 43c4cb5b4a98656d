import { limits } from "@aangan/copy/limits";
import { dayAt } from "@aangan/ui/time-slots/clock.ts";
import { lastHeld, sameDays, sameHour } from "./after";
import { allowanceStatus } from "./allowance";
import { type Session, useAllowance, useSlotsBetween } from "./queries";
import { isOver, monthAt } from "./times";

/**
 * Returns the start of the next session to offer: at the weekday and hour of the last one, in one of the following
 * weeks, where the coach is open and the allowance has a session left. Null for none, while another session is booked,
 * and with another coach; undefined while it loads. `coachId` is the coach who can be booked, null for none.
 */
export function useNextOffer(
  sessions: readonly Session[] | undefined,
  coachId: string | null,
  now: Date | null,
): { start: string; timeZone: string } | null | undefined {
  const last = sessions && now ? lastHeld(sessions, now) : undefined;
  const booked = !now || sessions?.some((session) => !isOver(session, now));
  const zone = last?.timeZone ?? "UTC";
  const days = last ? sameDays(last.date, zone, limits.nextOfferWeeks) : [];
  const until = days.at(-1) ?? "";
  const today = now ? dayAt(now.toISOString(), zone) : "";
  const wanted = last !== undefined && last.coachId === coachId && !booked && today <= until;
  const slots = useSlotsBetween(coachId ?? "", days[0] ?? "", until, wanted);
  const allowance = useAllowance(wanted);
  if (!now) return undefined;
  if (!wanted) return null;
  if (slots.isPending || allowance.isPending) return undefined;
  if (!slots.data || !allowance.data) return null;
  const start = sameHour(last.date, zone, days, slots.data.slots ?? []);
  if (start === null) return null;
  const { used, included } = allowanceStatus(allowance.data, monthAt(start, zone));
  return used < included ? { start, timeZone: zone } : null;
}
