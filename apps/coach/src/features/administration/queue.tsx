"use client";

import * as words from "@aangan/copy/administration";
import * as common from "@aangan/copy/common";
import { ago } from "@aangan/shell/live/ago.ts";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { FileText, MessageCircle } from "lucide-react";
import { useId } from "react";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { caseHref } from "@/lib/hrefs";
import { AssigneeBadge, CaseBadges, caseName } from "./badges";
import { LoadError, LoadErrorSmall } from "./load-error";
import type { CaseList, CaseState, CaseSummary } from "./queries";
import type { StableQueue } from "./stable-queue";

/** Props of {@link Queue}. */
export interface QueueProps {
  state: CaseState;
  cases: UseInfiniteQueryResult<InfiniteData<CaseList>>;
  /** The shown queue; null before loading. */
  queue: StableQueue | null;
  /** Shows the new cases. */
  onFresh: () => void;
  /** The open case. */
  current: string | null;
  now: Date | null;
}

/** The open or the decided cases. */
export function Queue({ state, cases, queue, onFresh, current, now }: QueueProps) {
  if (!queue) {
    return cases.error ? (
      <LoadError
        title={words.queueFailed}
        error={cases.error}
        seed="cases"
        trying={cases.isFetching}
        retry={() => void cases.refetch()}
      />
    ) : (
      <QueueSkeleton />
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <RefetchErrorAlert query={cases} />
      <p role="status" className={queue.fresh === 0 ? "sr-only" : "flex justify-center"}>
        {queue.fresh === 0 ? null : (
          <Button size="sm" variant="secondary" onClick={onFresh}>
            {words.fresh({ count: queue.fresh })}
          </Button>
        )}
      </p>
      {queue.shown.length === 0 ? (
        <EmptyState
          seed="cases"
          headingLevel={2}
          title={state === "open" ? words.nothingWaits : words.noDecided}
          description={state === "open" ? words.nothingText : words.noDecidedText}
        />
      ) : (
        <ul
          aria-label={words.listLabel}
          className="overflow-hidden rounded-card border border-line bg-surface shadow-cast-1"
        >
          {queue.shown.map((one) => (
            <CaseRow key={one.id} found={one} state={state} open={one.id === current} now={now} />
          ))}
        </ul>
      )}
      {cases.isFetchNextPageError ? (
        <LoadErrorSmall
          title={words.moreFailed}
          error={cases.error}
          trying={cases.isFetching}
          retry={() => void cases.fetchNextPage()}
        />
      ) : cases.hasNextPage ? (
        <Button
          variant="secondary"
          className="self-center"
          pending={cases.isFetchingNextPage}
          pendingText={words.loadingMore}
          onClick={() => void cases.fetchNextPage()}
        >
          {words.more}
        </Button>
      ) : null}
    </div>
  );
}

/** Returns the id of the link that opens a case, to restore focus. */
export const caseRowId = (id: string) => `case-${id}`;

/** Props of {@link CaseRow}. */
export interface CaseRowProps {
  found: CaseSummary;
  /** The list to which the case's URL leads back. */
  state: CaseState;
  /** The case is open next to the list. */
  open?: boolean;
  now: Date | null;
}

/** One case of a list: reason, kind, age and assignee. Never the text, nor the title. */
export function CaseRow({ found, state, open = false, now }: CaseRowProps) {
  const Kind = found.target === "post" ? FileText : MessageCircle;
  const at = found.decidedAt ?? found.openedAt;
  const time = now ? (found.decidedAt ? words.decided : words.opened)({ ago: ago(at, now) }) : "";
  const whenId = useId();
  return (
    <li
      className={cn(
        "relative border-line border-b px-4 py-3 transition-colors duration-(--d-ui) last:border-b-0 hover:bg-raised",
        found.crisis === "urgent" &&
          found.outcome === null &&
          "bg-crisis/8 shadow-[inset_4px_0_0_var(--crisis-edge)] hover:bg-crisis/12",
        open && "bg-primary-soft hover:bg-primary-soft",
      )}
    >
      <p className="flex flex-wrap gap-1.5">
        <CaseBadges found={found} />
      </p>
      <p className="mt-1.5 flex items-start gap-2 leading-6">
        <Kind aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 stroke-[1.75] text-ink-muted" />
        <Link
          keepScroll
          id={caseRowId(found.id)}
          href={caseHref(state, found.id)}
          aria-current={open ? "true" : undefined}
          aria-describedby={whenId}
          className="line-clamp-2 min-w-0 font-semibold text-inherit no-underline [overflow-wrap:anywhere] after:absolute after:inset-0 after:content-[''] hover:underline"
        >
          {caseName(found)}
        </Link>
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-fine text-ink-muted">
        <time id={whenId} dateTime={at}>
          {time}
        </time>
        <AssigneeBadge found={found} />
      </p>
    </li>
  );
}

function QueueSkeleton() {
  return (
    <SkeletonGroup
      label={common.loading}
      className="flex flex-col gap-6 rounded-card border border-line bg-surface p-4"
    >
      {["a", "b", "c", "d"].map((key) => (
        <div key={key} className="flex flex-col gap-2.5">
          <Skeleton className="w-24" />
          <Skeleton className="w-2/3" />
          <Skeleton className="w-1/4" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
