"use client";

import { messageOf } from "@aangan/api/errors";
import { coaches as coachWords, coachList as words } from "@aangan/copy/coaches";
import { common } from "@aangan/copy/common";
import { errors } from "@aangan/copy/errors";
import { plural } from "@aangan/copy/format";
import { Button } from "@aangan/ui/button";
import { cn } from "@aangan/ui/cn";
import { EmptyState } from "@aangan/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton";
import { type ReactNode, useEffect, useRef } from "react";
import { Failure } from "@/lib/failure";
import { type CoachFilters, isFiltered } from "./address";
import type { Coach, useCoaches } from "./queries";

/** Three beside each other where there is room. */
export const coachGrid = "grid gap-5 md:grid-cols-2 grid:grid-cols-3";

/** Props of {@link CoachList}. */
export interface CoachListProps {
  query: ReturnType<typeof useCoaches>;
  filters: CoachFilters;
  /** Those who stand above already and are not shown a second time. */
  except: readonly string[];
  /** Name of the list. */
  label: string;
  /** Draws one coach. */
  card: (coach: Coach) => ReactNode;
  onClear: () => void;
}

/** The coaches who fit, page after page: the next one is asked for as its place comes near, or when its button is pressed. */
export function CoachList({ query, filters, except, label, card, onClear }: CoachListProps) {
  const list = useRef<HTMLElement>(null);
  const all = query.data?.pages.flat() ?? [];
  const shown = unique(all).filter(({ id }) => !except.includes(id));
  const others = all.length > shown.length;

  if (query.error && !query.data) {
    return (
      <Failure
        title={coachWords.fetchFailed}
        error={query.error}
        pending={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) return <CoachGridSkeleton />;
  if (shown.length === 0 && !query.hasNextPage) {
    const filtered = isFiltered(filters);
    return (
      <div role="status" aria-busy={query.isPlaceholderData} className={cn(query.isPlaceholderData && "opacity-60")}>
        <EmptyState
          seed="coaches"
          headingLevel={3}
          title={filtered ? (others ? words.noneOthersTitle : words.noneTitle) : coachWords.emptyTitle}
          description={filtered ? words.noneText : coachWords.emptyText}
          action={
            filtered ? (
              <Button variant="secondary" onClick={onClear}>
                {words.clearFilters}
              </Button>
            ) : undefined
          }
        />
      </div>
    );
  }
  const count = query.hasNextPage ? words.foundSoFar : others ? words.foundOthers : words.found;
  return (
    <>
      <p role="status" className="mb-4 text-ink-muted text-small tabular-nums">
        {plural(count, shown.length)}
      </p>
      <section
        ref={list}
        aria-label={label}
        aria-busy={query.isPlaceholderData}
        className={cn(coachGrid, "transition-opacity duration-(--d-ui)", query.isPlaceholderData && "opacity-60")}
      >
        {shown.map(card)}
      </section>
      <More query={query} list={list} shown={shown.length} />
    </>
  );
}

/** A coach who came twice, because the list changed between two pages, is one coach. */
function unique(coaches: readonly Coach[]): Coach[] {
  return [...new Map(coaches.map((coach) => [coach.id, coach])).values()];
}

interface MoreProps {
  query: ReturnType<typeof useCoaches>;
  list: React.RefObject<HTMLElement | null>;
  shown: number;
}

function More({ query, list, shown }: MoreProps) {
  const place = useRef<HTMLDivElement>(null);
  /** How many stood there when the button was pressed: the focus then goes to the one after them. */
  const pressedAt = useRef<number | null>(null);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;

  useEffect(() => {
    if (pressedAt.current === null || shown <= pressedAt.current) return;
    const links = list.current?.querySelectorAll<HTMLElement>("[data-coach]");
    links?.[pressedAt.current]?.focus();
    pressedAt.current = null;
  }, [shown, list]);

  useEffect(() => {
    // After a failure the person decides when to try again.
    if (!hasNextPage || isFetching || isFetchNextPageError || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void fetchNextPage();
      },
      { rootMargin: "600px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);

  if (!hasNextPage) return null;
  return (
    <div ref={place} className="mt-8 flex flex-col items-center gap-3">
      {isFetchNextPageError ? (
        <p role="alert" className="text-center text-danger text-small">
          {words.moreFailed}. {messageOf(query.error, errors.somethingWrong)}
        </p>
      ) : null}
      <Button
        variant="secondary"
        pending={query.isFetchingNextPage}
        pendingText={words.loadingMore}
        onClick={() => {
          pressedAt.current = shown;
          void fetchNextPage();
        }}
      >
        {isFetchNextPageError ? common.retry : words.more}
      </Button>
    </div>
  );
}

/** Places of coaches on their way. */
export function CoachGridSkeleton() {
  return (
    <SkeletonGroup label={common.loading} className={coachGrid}>
      {["a", "b", "c"].map((key) => (
        <Skeleton key={key} shape="block" className="h-[520px] rounded-card" />
      ))}
    </SkeletonGroup>
  );
}
