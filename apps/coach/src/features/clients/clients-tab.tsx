"use client";

import * as coachClientList from "@aangan/copy/coach-client-list";
import * as texts from "@aangan/copy/coach-clients";
import * as words from "@aangan/copy/coach-dashboard";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { PageHeader } from "@aangan/ui/app-frame/app-frame.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { useEffect, useRef } from "react";
import { FilterBar } from "./client-filter";
import { ClientList } from "./client-list";
import { clientsHref } from "./filter";
import { HoursCard } from "./hours-card";
import { ListFailed, ListSkeleton } from "./list-states";
import { type DashboardData, useClientPages, type useDashboard } from "./queries";
import { Today } from "./today";
import { UrgentStrips } from "./urgent-strips";
import { useUrlFilter } from "./use-filter";
import { useFrozenWhile } from "./use-frozen-while";
import { useListUsage } from "./use-stable-order";
import { waitingTime } from "./waiting";

/** Props of {@link ClientsTab}. */
export interface ClientsTabProps {
  dashboard: ReturnType<typeof useDashboard>;
  /** The coach's time zone; undefined while unknown. */
  zone: string | undefined;
}

/** The urgent clients, the day next to them, then all clients. */
export function ClientsTab({ dashboard, zone }: ClientsTabProps) {
  const { data } = dashboard;
  const now = useServerClock();
  const some = data && data.counts.clients > 0;
  return (
    <>
      <PageHeader title={words.clients} lead={some ? (now ? leadOf(data, now) : " ") : undefined} className="pb-4" />
      {data ? (
        <Board dashboard={data} stale={dashboard} now={now} zone={zone} />
      ) : dashboard.error ? (
        <ListFailed query={dashboard} title={words.clientsFailed} />
      ) : (
        <ListSkeleton />
      )}
    </>
  );
}

/** Returns the number of waiting clients, and the one who has waited longest, as text. */
function leadOf({ counts, waiting }: DashboardData, now: Date): string {
  const [longest] = waiting;
  if (!longest) return texts.nobodyWaits;
  const values = { clientName: longest.name, duration: waitingTime(longest.since, now) };
  if (counts.waiting === 1) return texts.only(values);
  return `${texts.waiting({ count: counts.waiting })} ${texts.longest(values)}`;
}

interface BoardProps {
  dashboard: DashboardData;
  /** The dashboard's query: its refetch may have failed. */
  stale: ClientsTabProps["dashboard"];
  now: Date | null;
  zone: string | undefined;
}

function Board({ dashboard, stale, now, zone }: BoardProps) {
  const address = useUrlFilter();
  const pages = useClientPages(address.filter, dashboard);
  const [, keepPlace] = useTabState("clients_place", "");
  const place = clientsHref(address.filter);
  // For the back link of a client's page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the setter changes on every render.
  useEffect(() => keepPlace(place), [place]);
  const nobody = dashboard.counts.clients === 0;
  // On narrow windows the day is above the list: it changes height only while the list is not in use.
  const column = useRef<HTMLDivElement>(null);
  const hand = useListUsage(column, !nobody) === "hand";
  const day = useFrozenWhile(dashboard, hand);
  const moment = useFrozenWhile(now, hand);
  return (
    <>
      {stale.isRefetchError ? <ListFailed small query={stale} title={coachClientList.renewFailed} /> : null}
      <div className="mb-4 flex flex-col gap-4 empty:hidden">
        <UrgentStrips clients={dashboard.clients.items} now={now} />
      </div>
      <div className="grid items-start gap-x-5 gap-y-4 grid:grid-cols-[minmax(0,1fr)_300px] grid:grid-rows-[auto_1fr]">
        {moment && zone ? (
          <Today dashboard={day} now={moment} zone={zone} className="min-w-0 grid:col-start-2 grid:row-start-1" />
        ) : (
          <div className="grid:col-start-2" />
        )}
        <div ref={column} className="min-w-0 grid:col-start-1 grid:row-span-2 grid:row-start-1">
          {nobody ? (
            <EmptyState seed="clients" headingLevel={2} title={words.noClients} description={words.noClientsText} />
          ) : (
            <>
              <FilterBar address={address} counts={dashboard.counts} />
              <ClientList pages={pages} filter={address.filter} onAll={address.clear} now={now} zone={zone} />
            </>
          )}
        </div>
        <HoursCard className="min-w-0 grid:col-start-2 grid:row-start-2" />
      </div>
    </>
  );
}
