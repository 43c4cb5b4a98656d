"use client";

import { ApiError } from "@aangan/api/errors";
import * as common from "@aangan/copy/common";
import * as words from "@aangan/copy/join-session";
import { routes } from "@aangan/copy/routes";
import { serverNow, useServerClock } from "@aangan/shell/live/clock.ts";
import { PageHeader } from "@aangan/ui/app-frame/app-frame.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { useSearchParams } from "next/navigation";
import { Failure } from "@/lib/failure";
import { Link } from "@/lib/link";
import { JoinRoom } from "./join-room";
import { type Session, useSession } from "./queries";

const minute = 60_000;

/** The page that emails about a session link to; ?id= names the session. */
export function JoinScreen() {
  const id = useSearchParams().get("id") ?? "";
  return id === "" ? <Unknown /> : <OneSession key={id} id={id} />;
}

/**
 * Returns the polling interval around the moment when joining opens: the link only comes with a response after that,
 * and two clocks never agree to the second. Recomputed on every render; the clock renders twice a minute.
 */
function pollInterval(session: Session | undefined): number | false {
  if (session?.status !== "scheduled" || session.zoomLink !== null) return false;
  return Date.parse(session.joinFrom) - serverNow().getTime() > 2 * minute ? false : 10_000;
}

function OneSession({ id }: { id: string }) {
  const session = useSession(id, pollInterval);
  const now = useServerClock();
  const { error, data } = session;
  if (error instanceof ApiError && !data && (error.status === 404 || error.status === 400)) return <Unknown />;
  if (error && !data) {
    return (
      <Frame>
        <PageHeader title={words.title} />
        <Failure
          screen
          title={words.failed}
          error={error}
          pending={session.isFetching}
          onRetry={() => void session.refetch()}
        />
      </Frame>
    );
  }
  if (!data || !now) {
    return (
      <Frame>
        <SkeletonGroup label={common.loading}>
          <Skeleton className="h-10 w-72 max-w-full" />
          <Skeleton className="mt-4 mb-8 h-4 w-60 max-w-full" />
          <Skeleton shape="block" className="h-48 rounded-card" />
        </SkeletonGroup>
      </Frame>
    );
  }
  return (
    <Frame>
      <JoinRoom session={data} now={now} />
    </Frame>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  return <div className="mx-auto w-full max-w-[640px]">{children}</div>;
}

function Unknown() {
  return (
    <Frame>
      <EmptyState
        seed="no-session"
        headingLevel={2}
        title={words.unknownTitle}
        description={words.unknownText}
        action={
          <Button asChild>
            <Link href={routes.sessions.path}>{words.allSessions}</Link>
          </Button>
        }
        className="py-12"
      />
    </Frame>
  );
}
