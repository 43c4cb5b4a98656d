"use client";

import { limits } from "@aangan/copy/limits";
import * as words from "@aangan/copy/sessions";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { useState } from "react";
import { Failure } from "@/lib/failure";
import { endReason } from "./end-reason";
import { Feedback } from "./feedback";
import { type Session, useOlderSessions } from "./queries";
import { RecapNotes } from "./recap-notes";
import { SessionTimes } from "./session-times";
import { canReport } from "./times";
import { VideoReport } from "./video-report";

/** Props of {@link PastSessions}. */
export interface PastSessionsProps {
  /** The newest past sessions, newest first. More may follow. */
  sessions: readonly Session[];
  now: Date;
}

/** Past sessions and how they ended. Renders nothing without any. */
export function PastSessions({ sessions, now }: PastSessionsProps) {
  const [after, setAfter] = useState<string | null>(null);
  const older = useOlderSessions(after);
  const olderItems = older.data?.pages.flatMap((page) => page.items ?? []) ?? [];
  // A session that ended since the fetch shifts the pages: remove duplicates.
  const all = [...new Map([...sessions, ...olderItems].map((session) => [session.id, session])).values()];
  if (all.length === 0) return null;
  const last = sessions.at(-1)?.id ?? null;
  const more = after === null ? sessions.length >= limits.sessionsPerPage : older.hasNextPage;

  return (
    <section aria-label={words.pastLabel} className="mt-10">
      <h2 className="mb-3 font-display font-medium text-h3">{words.past}</h2>
      <Card padding="none">
        <ul className="divide-y divide-line">
          {all.map((session) => (
            <PastSession key={session.id} session={session} now={now} />
          ))}
        </ul>
      </Card>
      {older.error ? (
        <div className="mt-4">
          <Failure
            title={words.olderFailed}
            error={older.error}
            pending={older.isFetching}
            onRetry={() => void (older.data ? older.fetchNextPage() : older.refetch())}
          />
        </div>
      ) : more || older.isFetching ? (
        <div className="mt-4 flex justify-center">
          <Button
            variant="secondary"
            pending={older.isFetching}
            pendingText={words.loadingOlder}
            onClick={() => (after === null ? setAfter(last) : void older.fetchNextPage())}
          >
            {words.older}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function PastSession({ session, now }: { session: Session; now: Date }) {
  return (
    <li
      id={`session-${session.id}`}
      className="flex scroll-mt-4 flex-wrap items-start justify-between gap-x-6 gap-y-3 px-4 py-4 md:px-5"
    >
      <div className="min-w-0">
        <p className="text-ink-muted text-small">{words.with({ coachName: session.coachName })}</p>
        <SessionTimes session={session} now={now} />
        {session.outcome === "coach_absent" ? <p className="mt-1 text-small">{words.coachAbsent}</p> : null}
        {canReport(session, now) ? <VideoReport session={session} className="mt-2" /> : null}
      </div>
      <ul className="flex flex-wrap gap-1.5">
        {session.outcome === "coach_absent" ? null : (
          <li>
            <Badge>{session.outcome === "no_show" ? words.missed : endReason(session)}</Badge>
          </li>
        )}
        {session.videoTrouble ? (
          <li>
            <Badge>{words.videoFailed}</Badge>
          </li>
        ) : null}
        <li>
          <Badge variant="outline">{session.counted ? words.counted : words.notCounted}</Badge>
        </li>
      </ul>
      <RecapNotes session={session} className="w-full" />
      <Feedback session={session} headingLevel={3} className="w-full" />
    </li>
  );
}
