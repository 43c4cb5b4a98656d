"use client";

import * as common from "@aangan/copy/common";
import * as words from "@aangan/copy/dashboard";
import { locale } from "@aangan/copy/locale";
import { routes } from "@aangan/copy/routes";
import { lazyDialogWithToast } from "@aangan/shell/lazy/lazy-dialog-with-toast.tsx";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import { Video } from "lucide-react";
import Link from "next/link";
import { useRef, useState } from "react";
import { ProposalCard } from "@/features/sessions/proposal-card";
import type { Session } from "@/features/sessions/queries";
import { SessionTimes } from "@/features/sessions/session-times";
import { canCancel, canMove, countdown, isOver, joinable } from "@/features/sessions/times";
import { Failure } from "@/lib/failure";

/** Its code is fetched when it is opened. */
const CancelDialog = lazyDialogWithToast(() =>
  import("@/features/sessions/cancel-dialog").then((module) => module.CancelDialog),
);

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
  const [cancelling, setCancelling] = useState<Session | null>(null);
  const tile = useRef<HTMLElement>(null);
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
      <>
        <RefetchErrorAlert query={sessions} className="mb-3" />
        <section aria-label={words.nextSession} className="rounded-control bg-sunk px-4 py-3 text-small">
          <h3 className="font-semibold font-text text-body tracking-normal">{words.noSession}</h3>
          <p className="text-ink-muted">{words.noSessionText}</p>
        </section>
      </>
    );
  }
  const open = joinable(next, now);
  // A coach may propose another time for a later session too.
  const ahead = sessions.data.filter((session) => !isOver(session, now));
  return (
    <>
      <RefetchErrorAlert query={sessions} className="mb-3" />
      <section
        ref={tile}
        tabIndex={-1}
        aria-label={words.nextSession}
        className="@container flex flex-wrap items-center gap-x-3.5 gap-y-2.5 rounded-control bg-sunk px-3.5 py-3"
      >
        <DateTile date={next.date} timeZone={next.timeZone} />
        <div className="min-w-[min(190px,100%)] flex-1 border-line text-small @min-[270px]:md:border-l @min-[270px]:md:pl-3.5">
          <p className="font-semibold text-ink-muted text-label">
            {words.nextSession} · {countdown(next, now)}
          </p>
          <SessionTimes session={next} now={now} />
          <Link
            href={routes.sessions.path}
            className="-mb-1.5 inline-flex min-h-9 items-center font-semibold text-primary"
          >
            {canMove(next, now) || canCancel(next, now) ? words.changeSession : words.allSessions}
          </Link>
        </div>
        {open ? (
          <Button asChild className="max-md:w-full">
            <Link href={`${routes.joinSession.path}?id=${next.id}`}>
              <Video aria-hidden="true" />
              {words.join}
            </Link>
          </Button>
        ) : null}
      </section>
      {ahead.map((session) => (
        <ProposalCard
          key={session.id}
          session={session}
          now={now}
          headingLevel={3}
          onCancel={canCancel(session, now) ? () => setCancelling(session) : undefined}
          onAnswered={() => tile.current?.focus()}
        />
      ))}
      {cancelling ? <CancelDialog session={cancelling} onClose={() => setCancelling(null)} /> : null}
    </>
  );
}

/** A calendar leaf: weekday, day and month in the member's zone. The text next to it gives the same information. */
function DateTile({ date, timeZone }: { date: string; timeZone: string }) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(new Date(date));
  return (
    <p
      aria-hidden="true"
      className="w-[50px] shrink-0 text-center text-fine leading-4 max-md:hidden @max-[270px]:hidden"
    >
      {part({ weekday: "short" })}
      <span className="block pt-0.5 font-display font-semibold text-[28px] leading-7 tabular-nums">
        {part({ day: "numeric" })}
      </span>
      {part({ month: "short" })}
    </p>
  );
}
