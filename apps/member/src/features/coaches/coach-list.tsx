"use client";

import * as words from "@aangan/copy/coach-list";
import * as coachWords from "@aangan/copy/coaches";
import * as common from "@aangan/copy/common";
import { coachGenders, dayParts, focusTopics, languages } from "@aangan/copy/lists";
import { LoadMore } from "@aangan/shell/lists/load-more.tsx";
import { useAfterCommit } from "@aangan/ui/after-commit/use-after-commit.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { type ReactNode, useRef, useState } from "react";
import { Failure } from "@/lib/failure";
import { type CoachFilters, isFiltered, noFilters } from "./address";
import { type Coach, type useCoaches, useLooseFilters } from "./queries";

/** Three columns where there is room. */
export const coachGrid = "grid gap-3 md:gap-5 md:grid-cols-2 grid:grid-cols-3";

/** The number of coaches that are shown at first: a multiple of the columns, and short enough for a phone. */
const SHOWN_FIRST = 9;

/** Props of {@link CoachList}. */
export interface CoachListProps {
  query: ReturnType<typeof useCoaches>;
  filters: CoachFilters;
  /** Coaches that are shown above and must not be repeated. */
  except: readonly string[];
  /** Name of the list. */
  label: string;
  /** Renders one coach. */
  card: (coach: Coach) => ReactNode;
  /** Shows other coaches. */
  onFilter: (filters: CoachFilters) => void;
}

/**
 * The matching coaches: the first ones, then, after a click, all in pages. The next page is fetched when its place comes
 * near, or with a button.
 */
export function CoachList({ query, filters, except, label, card, onFilter }: CoachListProps) {
  const list = useRef<HTMLElement>(null);
  const [expanded, setExpanded] = useState(false);
  const afterCommit = useAfterCommit();
  const all = query.data?.pages.flat() ?? [];
  const shown = unique(all).filter(({ id }) => !except.includes(id));
  const others = all.length > shown.length;

  if (query.error && !query.data) {
    return (
      <Failure
        screen
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
          description={filtered ? <LooseText filters={filters} /> : coachWords.emptyText}
          action={filtered ? <LooseButtons filters={filters} onFilter={onFilter} /> : undefined}
        />
      </div>
    );
  }
  const short = !expanded && shown.length > SHOWN_FIRST;
  const expand = () => {
    setExpanded(true);
    afterCommit(() => list.current?.querySelectorAll<HTMLElement>("[data-coach]")[SHOWN_FIRST]?.focus());
  };
  const count = query.hasNextPage ? words.foundSoFar : others ? words.foundOthers : words.found;
  return (
    <>
      <p role="status" className="mb-4 text-ink-muted text-small tabular-nums">
        {count({ count: shown.length })}
      </p>
      <section
        ref={list}
        aria-label={label}
        aria-busy={query.isPlaceholderData}
        className={cn(coachGrid, "transition-opacity duration-(--d-ui)", query.isPlaceholderData && "opacity-60")}
      >
        {(short ? shown.slice(0, SHOWN_FIRST) : shown).map(card)}
      </section>
      {short ? (
        <div className="mt-8 flex justify-center">
          <Button variant="secondary" onClick={expand}>
            {words.more}
          </Button>
        </div>
      ) : (
        <LoadMore
          query={query}
          list={list}
          entries="[data-coach]"
          shown={shown.length}
          labels={{ more: words.more, loading: words.loadingMore, failed: words.moreFailed }}
          className="mt-8"
        />
      )}
    </>
  );
}

/** The label of a filter that is set, as on its control. */
function labelOf(filters: CoachFilters, key: keyof CoachFilters): string {
  const named = (list: readonly { readonly code: string; readonly label: string }[], code: string) =>
    list.find((one) => one.code === code)?.label ?? code;
  switch (key) {
    case "name":
      return words.nameFilter({ name: filters.name });
    case "gender":
      return named(coachGenders, filters.gender);
    case "language":
      return named(languages, filters.language);
    case "focus":
      return named(focusTopics, filters.focus);
    case "part":
      return named(dayParts, filters.part);
    case "week":
      return words.thisWeek;
    case "saved":
      return words.savedOnly;
  }
}

/** Says which filters to loosen. */
function LooseText({ filters }: { filters: CoachFilters }) {
  const loose = useLooseFilters(filters);
  if (!loose) return common.loading;
  return loose.length > 0 ? words.noneLoosen : words.noneText;
}

/** A button for each filter that can be removed to get results, or one that removes all of them. */
function LooseButtons({ filters, onFilter }: { filters: CoachFilters; onFilter: (filters: CoachFilters) => void }) {
  const loose = useLooseFilters(filters) ?? [];
  return (
    <div className="flex flex-wrap justify-center gap-2.5">
      {loose.map((key) => (
        <Button key={key} variant="secondary" onClick={() => onFilter({ ...filters, [key]: noFilters[key] })}>
          {words.removeFilter({ filter: labelOf(filters, key) })}
        </Button>
      ))}
      <Button variant={loose.length > 0 ? "quiet" : "secondary"} onClick={() => onFilter(noFilters)}>
        {words.clearFilters}
      </Button>
    </div>
  );
}

/** Removes duplicates, which occur when the list changes between two page fetches. */
function unique(coaches: readonly Coach[]): Coach[] {
  return [...new Map(coaches.map((coach) => [coach.id, coach])).values()];
}

/** Placeholders while coaches load. */
export function CoachGridSkeleton() {
  return (
    <SkeletonGroup label={common.loading} className={coachGrid}>
      {["a", "b", "c"].map((key) => (
        <Skeleton key={key} shape="block" className="h-[220px] rounded-card md:h-[650px]" />
      ))}
    </SkeletonGroup>
  );
}
