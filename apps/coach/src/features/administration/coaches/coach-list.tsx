"use client";

import * as words from "@aangan/copy/admin-coaches";
import * as common from "@aangan/copy/common";
import { LoadMore } from "@aangan/shell/lists/load-more.tsx";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { type ReactNode, useRef } from "react";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { LoadError } from "../load-error";
import { CoachBadges, CoachPicture } from "./badges";
import { type CoachesView, coachesHref } from "./filter";
import type { CoachSummary, useCoaches } from "./queries";

/** Props of {@link CoachList}. */
export interface CoachListProps {
  coaches: ReturnType<typeof useCoaches>;
  place: CoachesView;
  /** Invites the first coach, while the list is empty. */
  invite: ReactNode;
}

/** Returns the id of the link that opens a coach, to restore focus. */
export const coachRowId = (id: string) => `coach-${id}`;

/** The coaches that match the URL's filter, by name. */
export function CoachList({ coaches, place, invite }: CoachListProps) {
  const list = useRef<HTMLUListElement>(null);
  if (!coaches.data) {
    return coaches.error ? (
      <LoadError
        title={words.failed}
        error={coaches.error}
        seed="coaches"
        trying={coaches.isFetching}
        retry={() => void coaches.refetch()}
      />
    ) : (
      <ListSkeleton />
    );
  }
  // A coach who was renamed between two page fetches appears once.
  const shown = [...new Map(coaches.data.pages.flatMap(({ items }) => items).map((one) => [one.id, one])).values()];
  return (
    <div className="flex flex-col gap-3">
      <RefetchErrorAlert query={coaches} />
      {shown.length === 0 ? (
        <Nobody place={place} invite={invite} />
      ) : (
        <ul
          ref={list}
          aria-label={words.listLabel}
          aria-busy={coaches.isPlaceholderData}
          className="overflow-hidden rounded-card border border-line bg-surface shadow-cast-1"
        >
          {shown.map((found) => (
            <Row key={found.id} found={found} place={place} />
          ))}
        </ul>
      )}
      <LoadMore
        query={coaches}
        list={list}
        entries="[data-coach]"
        shown={shown.length}
        labels={{ more: words.more, loading: words.loadingMore, failed: words.moreFailed }}
      />
    </div>
  );
}

function Nobody({ place: { q, standing }, invite }: Pick<CoachListProps, "place" | "invite">) {
  if (q !== "") {
    return (
      <EmptyState
        seed="coaches"
        headingLevel={2}
        title={words.noneFound({ words: q })}
        description={words.noneFoundText}
      />
    );
  }
  return standing === "all" ? (
    <EmptyState seed="coaches" headingLevel={2} title={words.noneYet} description={words.noneYetText} action={invite} />
  ) : (
    <EmptyState seed="coaches" headingLevel={2} title={words.noneHere} description={words.noneHereText} />
  );
}

function Row({ found, place }: { found: CoachSummary; place: CoachesView }) {
  const open = found.id === place.coach;
  return (
    <li
      className={cn(
        "relative flex items-start gap-3 border-line border-b px-4 py-3 transition-colors duration-(--d-ui) last:border-b-0 hover:bg-raised",
        open && "bg-primary-soft hover:bg-primary-soft",
      )}
    >
      <CoachPicture found={found} />
      <div className="min-w-0 flex-1">
        <Link
          keepScroll
          id={coachRowId(found.id)}
          data-coach=""
          href={coachesHref({ ...place, coach: found.id })}
          aria-current={open ? "true" : undefined}
          className="font-semibold text-inherit no-underline [overflow-wrap:anywhere] after:absolute after:inset-0 after:content-[''] hover:underline"
        >
          {found.name}
        </Link>
        <p className="truncate text-fine text-ink-muted">{found.email}</p>
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          <CoachBadges found={found} />
        </p>
        {found.standing === "active" || found.clients > 0 ? (
          <p className="mt-1.5 flex flex-wrap gap-x-3 text-fine text-ink-muted tabular-nums">
            <span>{words.clients({ count: found.clients })}</span>
            <span>{words.sessions({ count: found.upcomingSessions })}</span>
          </p>
        ) : null}
      </div>
    </li>
  );
}

function ListSkeleton() {
  return (
    <SkeletonGroup
      label={common.loading}
      className="flex flex-col gap-6 rounded-card border border-line bg-surface p-4"
    >
      {["a", "b", "c", "d", "e"].map((key) => (
        <div key={key} className="flex items-start gap-3">
          <Skeleton className="size-11 rounded-[12px]" />
          <div className="flex flex-1 flex-col gap-2.5">
            <Skeleton className="w-1/2" />
            <Skeleton className="w-2/3" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
