import { limits } from "@aangan/copy/limits";
import { serverNow } from "@aangan/shell/live/clock.ts";
import { useEffect, useRef } from "react";
import { useInvalidateSessions } from "@/lib/live-sessions";
import type { CoachSession } from "./queries";

const markWithinMs = limits.outcomeDays * 86_400_000;

/**
 * Returns the changes that time alone has caused since the sessions were fetched, and that no event reports: joining
 * has opened, a session has begun and can be marked, or one has ended and counts as past. `readAt` is the time of the
 * fetch in milliseconds; without it ends are not checked. Empty if nothing has changed.
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

/**
 * Refetches when {@link transitionsOf} finds a change: only the server knows the room, and which sessions can be
 * marked.
 */
export function useTransitions(sessions: readonly CoachSession[], now: Date, readAt?: number): void {
  const renew = useInvalidateSessions();
  // The time of a fetch is on this machine's clock; `now` is on the server's.
  const read = readAt === undefined ? undefined : serverNow().getTime() - (Date.now() - readAt);
  const transitions = transitionsOf(sessions, now, read).join();
  const lastRequest = useRef("");
  useEffect(() => {
    if (transitions === "" || lastRequest.current === `${transitions} ${now.getTime()}`) return;
    lastRequest.current = `${transitions} ${now.getTime()}`;
    void renew();
  }, [transitions, now, renew]);
}
