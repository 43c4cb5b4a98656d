"use client";

import * as listWords from "@aangan/copy/coach-client-list";
import * as texts from "@aangan/copy/coach-clients";
import * as words from "@aangan/copy/coach-dashboard";
import * as common from "@aangan/copy/common";
import * as crisis from "@aangan/copy/crisis";
import { useTypingPeers } from "@aangan/shell/chat/typing.ts";
import { LoadMore } from "@aangan/shell/lists/load-more.tsx";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { Avatar } from "@aangan/ui/avatar/avatar.tsx";
import { Badge, CountBadge } from "@aangan/ui/badge/badge.tsx";
import { SearchInput } from "@aangan/ui/input/input.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { memo, useEffect, useMemo, useRef, useState } from "react";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { tabHref } from "@/lib/hrefs";
import { WaitingTime } from "./client-state";
import { defaultFilter, isFiltered } from "./filter";
import { LastMessage } from "./last-message";
import { ListFailed, type ListFailedProps } from "./list-states";
import { OrderNotice } from "./order-notice";
import { type Client, type DashboardData, nameOf, useClientPages, type useDashboard } from "./queries";
import { useStableOrder } from "./use-stable-order";

/** The number of clients from which the narrow list has a search. */
const searchFrom = 8;

/** The pause in typing before a search is sent, in milliseconds. */
const typingMs = 250;

/** Props of {@link ClientPicker}. */
export interface ClientPickerProps {
  dashboard: ReturnType<typeof useDashboard>;
  /** The client whose conversation is open. */
  current: string | null;
}

/** The narrow list next to a conversation. */
export function ClientPicker({ dashboard, current }: ClientPickerProps) {
  const { data } = dashboard;
  if (!data) return dashboard.error ? <ListFailed query={dashboard} title={words.clientsFailed} /> : <PickerSkeleton />;
  if (data.counts.clients > 0) return <Picker dashboard={data} stale={dashboard} current={current} />;
  return (
    <>
      {dashboard.isRefetchError ? <PickerFailed query={dashboard} /> : null}
      <p className="p-4 text-ink-muted text-small">{words.noClients}</p>
    </>
  );
}

/** The list may be outdated, and its refetch failed. */
function PickerFailed({ query }: Pick<ListFailedProps, "query">) {
  return (
    <div className="px-3 pt-3">
      <ListFailed small query={query} title={words.clientsFailed} />
    </div>
  );
}

function PickerSkeleton() {
  return (
    <SkeletonGroup label={common.loading} className="flex flex-col gap-4 p-4">
      {["a", "b", "c"].map((key) => (
        <Skeleton key={key} shape="avatar" className="w-full" />
      ))}
    </SkeletonGroup>
  );
}

interface PickerProps {
  dashboard: DashboardData;
  /** The dashboard's query: its refetch may have failed. */
  stale: ClientPickerProps["dashboard"];
  current: string | null;
}

function Picker({ dashboard, stale, current }: PickerProps) {
  const [text, setText] = useState("");
  const q = useDebouncedText(text.trim());
  const filter = { ...defaultFilter, q };
  const pages = useClientPages(filter, dashboard);
  const now = useServerClock();
  const typing = useTypingPeers("clientId");
  const list = useRef<HTMLUListElement>(null);
  const latest = useMemo(() => pages.data?.pages.flatMap(({ items }) => items) ?? [], [pages.data]);
  // Includes the notice over the list, so that a pointer moving to its button also holds the order.
  const listRef = useRef<HTMLDivElement>(null);
  const { shown, waits, release } = useStableOrder(`${q} ${pages.isPlaceholderData}`, latest, listRef);
  const searched = dashboard.counts.clients >= searchFrom;
  // The dashboard contains the first page: refetching it updates both.
  const failed = stale.isRefetchError ? stale : pages.error && !pages.isFetchNextPageError ? pages : null;
  return (
    <>
      {searched ? (
        <search className="sticky top-0 z-10 block border-line border-b bg-surface p-3">
          <SearchInput
            label={texts.search}
            value={text}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <p role="status" className="sr-only">
            {isFiltered(filter) && pages.data && !pages.isPlaceholderData
              ? (pages.hasNextPage ? listWords.firstShown : texts.shown)({ count: shown.length })
              : null}
          </p>
        </search>
      ) : null}
      {failed ? <PickerFailed query={failed} /> : null}
      {pages.data ? shown.length === 0 ? <p className="p-4 text-ink-muted text-small">{texts.noMatch}</p> : null : null}
      {pages.data || pages.error ? null : <PickerSkeleton />}
      <div ref={listRef} className={searched ? "scroll-mt-20" : undefined}>
        <OrderNotice waits={waits} release={release} list={list} className={cn("px-3", searched && "top-20")} />
        <nav aria-label={words.clients}>
          <ul ref={list}>
            {shown.map((client) => (
              <PickerRow
                key={client.id}
                client={client}
                here={client.id === current}
                now={now}
                typing={typing.has(client.id)}
              />
            ))}
          </ul>
        </nav>
      </div>
      {pages.data && !pages.isPlaceholderData ? (
        <LoadMore
          query={pages}
          list={list}
          entries="a"
          shown={shown.length}
          labels={{ more: listWords.more, loading: listWords.loading, failed: listWords.moreFailed }}
          className="p-3"
        />
      ) : null}
    </>
  );
}

/** Returns the text after a pause in typing. */
function useDebouncedText(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(text), typingMs);
    return () => window.clearTimeout(timer);
  }, [text]);
  return rested;
}

interface PickerRowProps {
  client: Client;
  here: boolean;
  now: Date | null;
  typing: boolean;
}

const PickerRow = memo(function PickerRow({ client, here, now, typing }: PickerRowProps) {
  const name = nameOf(client);
  const unread = client.unreadMessages;
  return (
    <li className="[contain-intrinsic-size:auto_70px] [content-visibility:auto]">
      <Link
        href={tabHref("messages", client.id)}
        aria-current={here ? "true" : undefined}
        className={cn(
          "flex items-center gap-3 border-line border-b px-4 py-3 text-ink no-underline hover:bg-sunk",
          here && "bg-primary-soft",
          client.hasUrgentKeyword && "shadow-[inset_4px_0_0_var(--crisis-edge)]",
        )}
      >
        <Avatar name={name} decorative />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2">
            <span className="truncate font-semibold">{name}</span>
            {client.hasUrgentKeyword ? <Badge variant="urgent">{crisis.urgent}</Badge> : null}
          </span>
          <span className={cn("block truncate text-fine", unread > 0 ? "font-medium text-ink" : "text-ink-muted")}>
            <LastMessage client={client} typing={typing} />
          </span>
          {now ? <WaitingTime client={client} now={now} /> : null}
        </span>
        <CountBadge count={unread} label={words.unread({ count: unread })} />
      </Link>
    </li>
  );
});
