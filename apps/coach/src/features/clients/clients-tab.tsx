"use client";

import { messageOf } from "@aangan/api/errors";
import { coachClients as texts, coachDashboard as words } from "@aangan/copy/coach-portal";
import { common } from "@aangan/copy/common";
import { errors } from "@aangan/copy/errors";
import { fill, plural } from "@aangan/copy/format";
import { useKept } from "@aangan/shell/belongings";
import { useServerClock } from "@aangan/shell/clock";
import { useTypingPeers } from "@aangan/shell/typing";
import { PageHeader } from "@aangan/ui/app-frame";
import { Button } from "@aangan/ui/button";
import { EmptyState } from "@aangan/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton";
import { type RefObject, useRef } from "react";
import { FilterBar } from "./client-filter";
import { ClientRow } from "./client-row";
import { type ClientFilter, everybody, isNarrow, matching } from "./filter";
import { type Client, nameOf, useClients } from "./queries";
import { UrgentStrips } from "./urgent-strips";
import { waitedFor, whoWaits } from "./waiting";

/** Who needs the coach first, then everybody. The zone is the coach's, undefined while it is not known. */
export function ClientsTab({ zone }: { zone: string | undefined }) {
  const clients = useClients();
  const now = useServerClock();
  // Kept for the tab, so that the way back from a conversation leads to the same list.
  const [filter, setFilter] = useKept<ClientFilter>("clients_filter", everybody);
  const some = clients.data && clients.data.length > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageHeader
        title={words.clients}
        titleRef={heading}
        lead={some ? (now ? leadOf(clients.data, now) : " ") : undefined}
        actions={some ? <FilterBar filter={filter} onFilter={setFilter} /> : undefined}
      />
      {clients.data ? (
        <List
          clients={clients.data}
          filter={filter}
          onAll={() => setFilter(everybody)}
          now={now}
          zone={zone}
          heading={heading}
        />
      ) : clients.error ? (
        <EmptyState
          role="alert"
          seed="clients"
          headingLevel={2}
          title={words.clientsFailed}
          description={messageOf(clients.error, errors.somethingWrong)}
          action={
            <Button pending={clients.isFetching} pendingText={common.loading} onClick={() => void clients.refetch()}>
              {common.retry}
            </Button>
          }
        />
      ) : (
        <SkeletonGroup label={common.loading} className="flex flex-col gap-4 rounded-card border border-line p-4">
          {["a", "b", "c", "d", "e"].map((key) => (
            <div key={key} className="flex items-center gap-4">
              <Skeleton shape="avatar" />
              <Skeleton className="w-1/3" />
              <Skeleton className="ml-auto w-24" />
            </div>
          ))}
        </SkeletonGroup>
      )}
    </>
  );
}

/** How many wait, and who has waited longest. */
function leadOf(clients: readonly Client[], now: Date): string {
  const waiting = whoWaits(clients);
  const [longest] = waiting;
  if (!longest) return texts.nobodyWaits;
  const values = { clientName: nameOf(longest), duration: waitedFor(longest.waitingSince, now) };
  if (waiting.length === 1) return fill(texts.only, values);
  return `${plural(texts.waiting, waiting.length)} ${fill(texts.longest, values)}`;
}

interface ListProps {
  clients: readonly Client[];
  filter: ClientFilter;
  onAll: () => void;
  now: Date | null;
  zone: string | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
}

function List({ clients, filter, onAll, now, zone, heading }: ListProps) {
  const typing = useTypingPeers("clientId");
  if (clients.length === 0) {
    return <EmptyState seed="clients" headingLevel={2} title={words.noClients} description={words.noClientsText} />;
  }
  const shown = matching(clients, filter);
  return (
    <div className="flex flex-col gap-4">
      <UrgentStrips clients={clients} now={now} heading={heading} />
      <p role="status" className="sr-only">
        {isNarrow(filter) ? plural(texts.shown, shown.length) : null}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          seed="clients"
          headingLevel={2}
          title={texts.noMatch}
          description={texts.noMatchText}
          action={
            <Button variant="secondary" onClick={onAll}>
              {texts.showAll}
            </Button>
          }
        />
      ) : (
        <ul className="overflow-hidden rounded-card border border-line bg-surface shadow-cast-1">
          {shown.map((client) => (
            <ClientRow key={client.id} client={client} now={now} zone={zone} typing={typing.has(client.id)} />
          ))}
        </ul>
      )}
    </div>
  );
}
