"use client";

import * as words from "@aangan/copy/coach-client-list";
import * as texts from "@aangan/copy/coach-clients";
import * as coachDashboard from "@aangan/copy/coach-dashboard";
import { useTypingPeers } from "@aangan/shell/chat/typing.ts";
import { LoadMore } from "@aangan/shell/lists/load-more.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { useMemo, useRef } from "react";
import { ClientRow } from "./client-row";
import { type ClientFilter, clientsHref, isFiltered } from "./filter";
import { ListFailed, ListSkeleton } from "./list-states";
import { OrderNotice } from "./order-notice";
import type { useClientPages } from "./queries";
import { useStableOrder } from "./use-stable-order";

/** Props of {@link ClientList}. */
export interface ClientListProps {
  pages: ReturnType<typeof useClientPages>;
  filter: ClientFilter;
  /** Clears every filter. */
  onAll: () => void;
  now: Date | null;
  /** The coach's time zone; undefined while unknown. */
  zone: string | undefined;
}

/** The clients, page by page. Live events reorder the list, except while it is in use. */
export function ClientList({ pages, filter, onAll, now, zone }: ClientListProps) {
  const typing = useTypingPeers("clientId");
  const list = useRef<HTMLUListElement>(null);
  const latest = useMemo(() => pages.data?.pages.flatMap(({ items }) => items) ?? [], [pages.data]);
  // While another filter's list loads, the previous one stays, with its own order.
  const listKey = `${clientsHref(filter)} ${pages.isPlaceholderData}`;
  // Includes the notice over the list, so that a pointer moving to its button also holds the order.
  const listRef = useRef<HTMLDivElement>(null);
  const { shown, waits, release } = useStableOrder(listKey, latest, listRef);
  if (!pages.data) {
    return pages.error ? <ListFailed query={pages} title={coachDashboard.clientsFailed} /> : <ListSkeleton />;
  }
  const countText = pages.hasNextPage ? words.firstShown : texts.shown;
  return (
    <div className="flex flex-col gap-4">
      {pages.isRefetchError && !pages.isFetchNextPageError ? (
        <ListFailed small query={pages} title={coachDashboard.clientsFailed} />
      ) : null}
      <p role="status" className="sr-only">
        {isFiltered(filter) && !pages.isPlaceholderData ? countText({ count: shown.length }) : null}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          seed="clients"
          headingLevel={2}
          title={texts.noMatch}
          description={words.noMatchText}
          action={
            <Button variant="secondary" onClick={onAll}>
              {texts.showAll}
            </Button>
          }
        />
      ) : (
        <>
          <div ref={listRef}>
            <OrderNotice waits={waits} release={release} list={list} />
            <ul
              ref={list}
              aria-label={words.list}
              aria-busy={pages.isPlaceholderData}
              className={cn(
                "@container overflow-hidden rounded-card border border-line bg-surface shadow-cast-1",
                pages.isPlaceholderData && "opacity-70",
              )}
            >
              {shown.map((client) => (
                <ClientRow key={client.id} client={client} now={now} zone={zone} typing={typing.has(client.id)} />
              ))}
            </ul>
          </div>
          {pages.isPlaceholderData ? null : (
            <LoadMore
              query={pages}
              list={list}
              entries="[data-client]"
              shown={shown.length}
              labels={{ more: words.more, loading: words.loading, failed: words.moreFailed }}
              className="py-2"
            />
          )}
        </>
      )}
    </div>
  );
}
