import { limits } from "@aangan/copy/limits";
import { serverNow } from "@aangan/shell/live/clock.ts";
import { useEffect, useRef } from "react";
import { useRenew } from "@/lib/live-sessions";
import type { CoachSession } from "./queries";

const markWithinMs = limits.outcomeDays * 86_400_000;

/**
 * What the clock has changed since the sessions were read, of which no event tells: a room's door is open, a session has begun
 * and can be marked, or one has ended and stands among the past ones now. `readAt` is the instant of the reading in milliseconds;
 * without it nobody asks about the ends. Empty while nothing has changed.
 */
export function transitionsOf(
  sessions: readonly Pick<CoachSession, "id" | "status" | "date" | "endsAt" | "joinFrom" | "zoomLink" | "canMark">[],
  now: Date,
  readAt = Number.POSITIVE_INFINITY,
): string[] {
  const at = now.getTime();
  return sessions.flatMap(({ id, status, date, endsAt, joinFrom, zoomLink, canMark }) => {
    if (status !== "scheduled") return [];
    const [begins, ends] = [Date.parse(date), Date.parse(endsAt)];
    if (ends <= at && ends > readAt) return [`${id} over`];
    if (!canMark && begins <= at && at < begins + markWithinMs) return [`${id} begun`];
    if (zoomLink === null && Date.parse(joinFrom) <= at && at < ends) return [`${id} door`];
    return [];
  });
}

/** Asks anew when {@link transitionsOf} finds something: only the server gives out the room, and says what can be marked. */
export function useTransitions(sessions: readonly CoachSession[], now: Date, readAt?: number): void {
  const renew = useRenew();
  // A reading is told in this machine's time, and the clock goes by the server's.
  const read = readAt === undefined ? undefined : serverNow().getTime() - (Date.now() - readAt);
  const turns = transitionsOf(sessions, now, read).join();
  const asked = useRef("");
  useEffect(() => {
    if (turns === "" || asked.current === `${turns} ${now.getTime()}`) return;
    asked.current = `${turns} ${now.getTime()}`;
    void renew();
  }, [turns, now, renew]);
}
