"use client";

import { messageOf } from "@aangan/api/errors";
import * as coachList from "@aangan/copy/coach-list";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { routes } from "@aangan/copy/routes";
import { Button } from "@aangan/ui/button/button.tsx";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { Link } from "@/lib/link";
import { OnClocks } from "./coach-parts";
import type { Coach } from "./queries";

/** The query of the member's upcoming sessions, soonest first. */
export interface UpcomingSessionsQuery {
  data: readonly { id: string; date: string }[] | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** How many sessions are ahead, and when the next one is, on both clocks. */
export function UpcomingSessions({ sessions, coach }: { sessions: UpcomingSessionsQuery; coach: Coach }) {
  const next = sessions.data?.[0];
  return (
    <section aria-label={coachList.upcomingTitle} className="rounded-control bg-sunk px-4 py-3 text-small">
      <h3 className="font-semibold font-text text-small tracking-normal">{coachList.upcomingTitle}</h3>
      {!sessions.data && sessions.error ? (
        <div role="alert" className="mt-1">
          <p className="font-medium text-danger">{coachList.sessionsFailed}</p>
          <p>{messageOf(sessions.error, errors.somethingWrong)}</p>
          <Button
            size="sm"
            variant="secondary"
            className="mt-2"
            pending={sessions.isFetching}
            pendingText={common.loading}
            onClick={() => void sessions.refetch()}
          >
            {common.retry}
          </Button>
        </div>
      ) : !sessions.data ? (
        <SkeletonGroup label={common.loading} className="mt-2 flex flex-col gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-4 w-full" />
        </SkeletonGroup>
      ) : next ? (
        <>
          <p className="mt-0.5 tabular-nums">{common.sessions({ count: sessions.data.length })}</p>
          <p className="mt-1 tabular-nums">
            <b className="font-semibold">{coachList.nextSession}:</b> <OnClocks instant={next.date} place={coach} />
          </p>
          <p className="mt-1.5">
            <TextLink asChild>
              <Link href={routes.sessions.path}>{coachList.allSessions}</Link>
            </TextLink>
          </p>
        </>
      ) : (
        <>
          <p className="mt-0.5">{coachList.noSession}</p>
          <p className="mt-1 text-ink-muted">{coachList.noSessionText}</p>
        </>
      )}
    </section>
  );
}
