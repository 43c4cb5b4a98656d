"use client";

import { ApiError } from "@aangan/api/errors";
import * as words from "@aangan/copy/admin-coaches";
import * as common from "@aangan/copy/common";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { LoadError } from "../load-error";
import { CoachBadges, CoachPicture } from "./badges";
import { CoachAccount } from "./coach-account";
import { CoachActions } from "./coach-actions";
import { CoachCredentials } from "./coach-credentials";
import { CoachProfileCard } from "./coach-profile-card";
import { useAdministeredCoach } from "./queries";

/** Props of {@link CoachPanel}. Give it the coach's id as its key. */
export interface CoachPanelProps {
  id: string;
  /** The URL of the list. */
  back: string;
  /** The administrator's time zone. */
  zone: string | undefined;
}

/** One coach next to the list, or in its place in a small window. */
export function CoachPanel({ id, back, zone }: CoachPanelProps) {
  const query = useAdministeredCoach(id);
  const now = useServerClock();
  const heading = useRef<HTMLHeadingElement>(null);
  const found = query.data;
  const notFound = query.error instanceof ApiError && query.error.status === 404;
  const there = found !== undefined && !notFound;
  useEffect(() => {
    if (there) heading.current?.focus({ preventScroll: true });
  }, [there]);
  if (!there) {
    return (
      <Frame back={back}>
        {notFound ? (
          <EmptyState role="alert" seed="coach" headingLevel={2} title={words.coachGone} description={words.goneText} />
        ) : query.error ? (
          <LoadError
            title={words.coachFailed}
            error={query.error}
            seed="coach"
            trying={query.isFetching}
            retry={() => void query.refetch()}
          />
        ) : (
          <SkeletonGroup label={common.loading} className="flex flex-col gap-5">
            <Skeleton className="h-8 w-1/2" />
            <Skeleton className="w-2/3" />
            <Skeleton className="h-40 w-full" />
          </SkeletonGroup>
        )}
      </Frame>
    );
  }
  return (
    <Frame back={back}>
      <RefetchErrorAlert query={query} />
      <header className="flex items-center gap-4">
        <CoachPicture found={found} size={72} />
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="outline-none [overflow-wrap:anywhere]">
            {found.name}
          </h2>
          <p className="mt-1.5 flex flex-wrap gap-1.5">
            <CoachBadges found={found} you={found.you} />
          </p>
        </div>
      </header>
      <CoachActions found={found} />
      {found.credentialChange || found.credentials.length > 0 ? <CoachCredentials found={found} now={now} /> : null}
      <CoachAccount found={found} zone={zone} />
      {found.standing === "administrator" ? null : <CoachProfileCard found={found} />}
    </Frame>
  );
}

function Frame({ back, children }: { back: string; children: ReactNode }) {
  return (
    <section aria-label={words.coachLabel} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <Link
        keepScroll
        href={back}
        className="-my-2 inline-flex min-h-11 items-center gap-2 self-start text-small grid:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5 stroke-[1.75]" />
        {words.back}
      </Link>
      {children}
    </section>
  );
}
