"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-sessions";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { useId } from "react";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { tabHref } from "@/lib/hrefs";
import { MarkMenu, outcomeLabel } from "./mark-menu";
import { type CoachSession, usePast } from "./queries";
import { RecapBadges, RecapButton } from "./recap-status";
import type { OpenAction } from "./session-actions";
import { clientNameOf, clientTime, dayAndTime } from "./times";

/** Past and cancelled sessions, newest first. Renders nothing without any. */
export function PastSessions({ zone, now, onAct }: { zone: string; now: Date; onAct: OpenAction }) {
  const past = usePast();
  const titleId = useId();
  const sessions = past.data?.pages.flatMap(({ items }) => items) ?? [];
  if (past.data && sessions.length === 0) return null;
  return (
    <section aria-labelledby={titleId} tabIndex={-1} className="mt-10 outline-none">
      <h2 id={titleId} className="mb-3 font-display text-h3">
        {words.past}
      </h2>
      {past.data ? (
        <ul className="border-line border-y">
          {sessions.map((session) => (
            <PastRow key={session.id} session={session} zone={zone} now={now} onAct={onAct} />
          ))}
        </ul>
      ) : past.error ? null : (
        <SkeletonGroup label={common.loading} className="flex flex-col gap-4 py-3">
          <Skeleton className="w-2/3" />
          <Skeleton className="w-1/2" />
        </SkeletonGroup>
      )}
      {past.error ? (
        <Alert
          tone="danger"
          className="mt-3"
          title={words.pastFailed}
          action={
            <Button
              size="sm"
              variant="secondary"
              pending={past.isFetching}
              pendingText={common.loading}
              onClick={() => void (past.isFetchNextPageError ? past.fetchNextPage() : past.refetch())}
            >
              {common.retry}
            </Button>
          }
        >
          {messageOf(past.error, errors.somethingWrong)}
        </Alert>
      ) : past.hasNextPage ? (
        <Button
          variant="secondary"
          className="mt-4"
          pending={past.isFetchingNextPage}
          pendingText={words.loadingEarlier}
          onClick={() => void past.fetchNextPage()}
        >
          {words.earlier}
        </Button>
      ) : null}
    </section>
  );
}

function PastRow({ session, zone, now, onAct }: { session: CoachSession; zone: string; now: Date; onAct: OpenAction }) {
  const nameId = useId();
  const name = clientNameOf(session);
  return (
    <li
      aria-labelledby={nameId}
      // Receives focus when the pressed element in it was removed.
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-5 gap-y-1.5 border-line border-b py-3 last:border-b-0"
    >
      <p className="w-full tabular-nums md:w-60">
        <time dateTime={session.date}>{dayAndTime(session.date, zone, now)}</time>
      </p>
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            id={nameId}
            href={tabHref("messages", session.userId)}
            className="font-semibold [overflow-wrap:anywhere]"
          >
            {name}
          </Link>
          {session.status === "cancelled" ? <Badge>{cancelledBy(session)}</Badge> : null}
          {session.outcome ? (
            <Badge variant={session.outcome === "held" ? "success" : "caution"}>{outcomeLabel(session.outcome)}</Badge>
          ) : null}
          {session.videoTrouble ? <Badge variant="danger">{words.videoTrouble}</Badge> : null}
          <RecapBadges session={session} />
        </p>
        <p className="text-fine text-ink-muted tabular-nums">{clientTime(session, zone)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {session.canReportVideo && !session.videoTrouble ? (
          <Button size="sm" variant="quiet" onClick={() => onAct("trouble", session)}>
            {words.trouble}
            <span className="sr-only">{words.forClient({ clientName: name })}</span>
          </Button>
        ) : null}
        <MarkMenu session={session} />
        <RecapButton session={session} now={now} onAct={onAct} />
        {session.status === "cancelled" ? null : (
          <Button size="sm" variant="quiet" onClick={() => onAct("notes", session)}>
            {words.notes}
            <span className="sr-only">{words.forClient({ clientName: name })}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

function cancelledBy({ cancelledBy: by }: CoachSession): string {
  return by ? words.cancelledBy[by] : words.cancelled;
}
