"use client";

import type { components } from "@aangan/api/coach";
import * as words from "@aangan/copy/admin-inbox";
import * as common from "@aangan/copy/common";
import { ago } from "@aangan/shell/live/ago.ts";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { useId } from "react";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { inboxHref } from "@/lib/hrefs";
import { LoadError, LoadErrorSmall } from "../load-error";
import type { InboxEntry, InboxFilter } from "./queries";

/** Props of {@link InboxEntries}. */
export interface InboxEntriesProps {
  filter: InboxFilter;
  found: UseInfiniteQueryResult<InfiniteData<components["schemas"]["InboxList"]>>;
  /** The open entry. */
  current: string | null;
  now: Date | null;
}

/** A list of visitors' submissions, newest first. */
export function InboxEntries({ filter, found, current, now }: InboxEntriesProps) {
  if (!found.data) {
    return found.error ? (
      <LoadError
        title={words.failed}
        error={found.error}
        seed="inbox"
        trying={found.isFetching}
        retry={() => void found.refetch()}
      />
    ) : (
      <SkeletonGroup
        label={common.loading}
        className="flex flex-col gap-6 rounded-card border border-line bg-surface p-4"
      >
        {["a", "b", "c", "d"].map((key) => (
          <div key={key} className="flex flex-col gap-2.5">
            <Skeleton className="w-1/3" />
            <Skeleton className="w-2/3" />
          </div>
        ))}
      </SkeletonGroup>
    );
  }
  // An entry that moved between two page fetches appears once.
  const shown = [...new Map(found.data.pages.flatMap(({ items }) => items).map((one) => [one.id, one])).values()];
  return (
    <div className="flex flex-col gap-3">
      <RefetchErrorAlert query={found} />
      {shown.length === 0 ? (
        <Nothing filter={filter} />
      ) : (
        <ul
          aria-label={words.entriesLabel}
          aria-busy={found.isPlaceholderData}
          className="overflow-hidden rounded-card border border-line bg-surface shadow-cast-1"
        >
          {shown.map((entry) => (
            <Row key={entry.id} entry={entry} filter={filter} open={entry.id === current} now={now} />
          ))}
        </ul>
      )}
      {found.isFetchNextPageError ? (
        <LoadErrorSmall
          title={words.moreFailed}
          error={found.error}
          trying={found.isFetching}
          retry={() => void found.fetchNextPage()}
        />
      ) : found.hasNextPage ? (
        <Button
          variant="secondary"
          className="self-center"
          pending={found.isFetchingNextPage}
          pendingText={words.loadingMore}
          onClick={() => void found.fetchNextPage()}
        >
          {words.more}
        </Button>
      ) : null}
    </div>
  );
}

function Nothing({ filter: { state, q } }: { filter: InboxFilter }) {
  const [title, text] = q
    ? [words.nothingFound, words.nothingFoundText]
    : {
        open: [words.nothingOpen, words.nothingOpenText],
        handled: [words.nothingHandled, words.nothingHandledText],
        all: [words.nothingLeft, words.nothingLeftText],
      }[state];
  return <EmptyState seed="inbox" headingLevel={2} title={title ?? ""} description={text ?? ""} />;
}

/** Returns the id of the link that opens an entry, to restore focus. */
export const entryRowId = (id: string) => `entry-${id}`;

function Row({
  entry,
  filter,
  open,
  now,
}: {
  entry: InboxEntry;
  filter: InboxFilter;
  open: boolean;
  now: Date | null;
}) {
  const aboutId = useId();
  return (
    <li
      className={cn(
        "relative border-line border-b px-4 py-3 transition-colors duration-(--d-ui) last:border-b-0 hover:bg-raised",
        entry.crisis === "urgent" &&
          entry.handled === null &&
          "bg-crisis/8 shadow-[inset_4px_0_0_var(--crisis-edge)] hover:bg-crisis/12",
        open && "bg-primary-soft hover:bg-primary-soft",
      )}
    >
      <div className="flex items-baseline justify-between gap-3">
        <Link
          keepScroll
          id={entryRowId(entry.id)}
          href={inboxHref({ ...filter, entry: entry.id })}
          aria-current={open ? "true" : undefined}
          aria-describedby={aboutId}
          className="min-w-0 truncate font-semibold text-inherit no-underline after:absolute after:inset-0 after:content-[''] hover:underline"
        >
          {entry.name || entry.email}
        </Link>
        <time dateTime={entry.createdAt} className="shrink-0 text-fine text-ink-muted">
          {now ? ago(entry.createdAt, now) : null}
        </time>
      </div>
      <p id={aboutId} className="mt-0.5 line-clamp-2 text-ink-muted text-small [overflow-wrap:anywhere]">
        {entry.subject || entry.job ? <b className="font-semibold text-ink">{entry.subject || entry.job}. </b> : null}
        {entry.text}
      </p>
      <p className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
        <EntryBadges entry={entry} />
      </p>
    </li>
  );
}

/** The badges of an entry. */
export function EntryBadges({ entry: { crisis, handled } }: { entry: InboxEntry }) {
  return (
    <>
      {crisis === "urgent" ? <Badge variant="urgent">{words.urgent}</Badge> : null}
      {crisis === "concern" ? <Badge variant="caution">{words.concern}</Badge> : null}
      {handled ? <Badge variant="success">{words.handledBadge}</Badge> : null}
    </>
  );
}
