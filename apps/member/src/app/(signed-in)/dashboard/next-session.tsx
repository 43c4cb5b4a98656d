"use client";

import * as common from "@aangan/copy/common";
import * as words from "@aangan/copy/dashboard";
import { routes } from "@aangan/copy/routes";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import { Video } from "lucide-react";
import type { Session } from "@/features/sessions/queries";
import { SessionTimes } from "@/features/sessions/session-times";
import { canCancel, canMove, countdown, isOver, joinable } from "@/features/sessions/times";
import { Failure } from "@/lib/failure";
import { Link } from "@/lib/link";

/** Returns the session in progress or the next one; undefined if there is none, or before loading. */
export function nextOf(sessions: readonly Session[] | undefined, now: Date | null): Session | undefined {
  return now ? sessions?.find((session) => !isOver(session, now)) : undefined;
}

/** Props of {@link NextSession}. */
export interface NextSessionProps {
  /** The query of the upcoming sessions, soonest first. */
  sessions: UseQueryResult<Session[]>;
  /** Now, by the server's clock; null before hydration. */
  now: Date | null;
}

/** The next session, on both clocks, with its actions. Its failure does not affect the rest of the page. */
export function NextSession({ sessions, now }: NextSessionProps) {
  if (sessions.error && !sessions.data) {
    return (
      <Failure
        title={words.sessionsFailed}
        error={sessions.error}
        pending={sessions.isFetching}
        onRetry={() => void sessions.refetch()}
      />
    );
  }
  if (!sessions.data || !now) {
    return (
      <SkeletonGroup label={common.loading}>
        <Skeleton shape="block" className="h-[86px] rounded-control" />
      </SkeletonGroup>
    );
  }
  const next = nextOf(sessions.data, now);
  if (!next) {
    return (
      <section aria-label={words.nextSession} className="min-w-[min(16rem,100%)] max-md:w-full text-small">
        <RefetchErrorAlert query={sessions} className="mb-3" />
        <h2 className="font-semibold font-text text-body tracking-normal">{words.noSession}</h2>
        <p>{words.noSessionText}</p>
      </section>
    );
  }
  return (
    <section
      aria-label={words.nextSession}
      className="flex min-w-[min(16rem,100%)] max-md:w-full flex-wrap items-end gap-x-6 gap-y-3"
    >
      <RefetchErrorAlert query={sessions} className="w-full" />
      <div className="min-w-0 text-small max-md:w-full">
        <p className="font-semibold text-label">
          {words.nextSession} · {countdown(next, now)}
        </p>
        <SessionTimes session={next} now={now} tone="ink" className="frame:whitespace-nowrap" />
        <Link
          href={routes.sessions.path}
          className="-mb-1.5 inline-flex min-h-9 items-center font-semibold text-ink underline underline-offset-3"
        >
          {canMove(next, now) || canCancel(next, now) ? words.changeSession : words.allSessions}
        </Link>
      </div>
      {joinable(next, now) ? (
        <Button asChild size="lg" className="max-md:w-full">
          <Link href={`${routes.joinSession.path}?id=${next.id}`}>
            <Video aria-hidden="true" />
            {words.join}
          </Link>
        </Button>
      ) : null}
    </section>
  );
}
