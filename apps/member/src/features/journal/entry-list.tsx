"use client";

import * as common from "@aangan/copy/common";
import * as words from "@aangan/copy/journal-page";
import { locale } from "@aangan/copy/locale";
import { byDay, dayInWords } from "@aangan/product/conversation/thread.ts";
import { LoadMore } from "@aangan/shell/lists/load-more.tsx";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { type ReactNode, useRef } from "react";
import { Failure } from "@/lib/failure";
import type { ListedPage } from "./entry-row";
import type { useJournal } from "./queries";

/** Props of {@link EntryList}. */
export interface EntryListProps {
  journal: ReturnType<typeof useJournal>;
  /** Newest first, without the one that is being written. */
  pages: readonly ListedPage[];
  /** An entry is being written or is open: then an empty list shows no text. */
  writing: boolean;
  row: (page: ListedPage) => ReactNode;
}

/** The earlier entries by day, newest first. */
export function EntryList({ journal, pages, writing, row }: EntryListProps) {
  const list = useRef<HTMLDivElement>(null);
  const failed = journal.error && !journal.data;
  const empty = journal.data && pages.length === 0 && !journal.hasNextPage;
  return (
    <section aria-labelledby="journal-list" className="mt-10 min-w-0 xl:mt-0">
      <h2 id="journal-list" className={empty ? "sr-only" : "font-display text-h3"}>
        {words.listTitle}
      </h2>
      <RefetchErrorAlert query={journal} className="mt-5" />
      <div ref={list}>
        {byDay(pages).map(({ date, messages }) => (
          <section key={date} aria-labelledby={`day-${date}`} className="mt-5">
            <h3
              id={`day-${date}`}
              className="border-line border-b pb-1.5 font-semibold font-text text-label tracking-normal"
            >
              {dayInWords(date, { today: words.today, yesterday: words.yesterday, locale })}
            </h3>
            <div className="divide-y divide-line">{messages.map(row)}</div>
          </section>
        ))}
      </div>
      {failed ? (
        <div className="mt-5">
          <Failure
            screen
            title={words.listFailed}
            error={journal.error}
            pending={journal.isFetching}
            onRetry={() => void journal.refetch()}
          />
        </div>
      ) : !journal.data ? (
        <SkeletonGroup label={common.loading} className="mt-5 flex flex-col gap-3.5">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="w-full max-w-160" />
          <Skeleton className="w-11/12 max-w-140" />
          <Skeleton className="w-3/5 max-w-100" />
        </SkeletonGroup>
      ) : empty && !writing ? (
        <EmptyState seed="journal" title={words.emptyTitle} description={words.emptyText} />
      ) : null}
      <LoadMore
        query={journal}
        list={list}
        entries="[data-entry]"
        shown={pages.length}
        labels={{ more: words.earlier, loading: words.loadingEarlier, failed: words.earlierFailed }}
        className="mt-8"
      />
    </section>
  );
}
