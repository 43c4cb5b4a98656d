"use client";

import { messageOf } from "@aangan/api/errors";
import { coachDashboard as words } from "@aangan/copy/coach-portal";
import { common } from "@aangan/copy/common";
import { crisis } from "@aangan/copy/crisis";
import { errors } from "@aangan/copy/errors";
import { fill } from "@aangan/copy/format";
import { ago } from "@aangan/shell/ago";
import { useClock } from "@aangan/shell/clock";
import { PageHeader } from "@aangan/ui/app-frame";
import { Button } from "@aangan/ui/button";
import { EmptyState } from "@aangan/ui/empty-state";
import { SafetyStrip } from "@aangan/ui/safety-banner";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton";
import { toast } from "@aangan/ui/toast";
import Link from "next/link";
import { placeOf } from "@/lib/places";
import { ClientRow } from "./client-row";
import { type Client, useAcknowledge, useClients } from "./queries";

/** Who needs the coach first, then everybody. */
export function ClientsTab() {
  const clients = useClients();
  return (
    <>
      <PageHeader title={words.clients} />
      {clients.data ? (
        <List clients={clients.data} />
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

function List({ clients }: { clients: readonly Client[] }) {
  const now = useClock();
  if (clients.length === 0) {
    return <EmptyState seed="clients" headingLevel={2} title={words.noClients} description={words.noClientsText} />;
  }
  return (
    <div className="flex flex-col gap-4">
      {clients
        .filter((client) => client.hasUrgentKeyword)
        .map((client) => (
          <Urgent key={client.id} client={client} now={now} />
        ))}
      <ul className="overflow-hidden rounded-card border border-line bg-surface shadow-cast-1">
        {clients.map((client) => (
          <ClientRow key={client.id} client={client} now={now} />
        ))}
      </ul>
    </div>
  );
}

function Urgent({ client, now }: { client: Client; now: Date | null }) {
  const acknowledge = useAcknowledge();
  const clientName = `${client.firstName} ${client.lastName}`;
  const since = now && client.urgentSince ? fill(crisis.flaggedSince, { ago: ago(client.urgentSince, now) }) : "";
  return (
    <SafetyStrip
      title={fill(crisis.flaggedTitle, { clientName })}
      detail={`${crisis.flaggedDetail} ${since}`.trim()}
      linkComponent={Link}
      open={{ label: crisis.openChat, href: placeOf("messages", client.id) }}
      acknowledge={{
        label: crisis.acknowledge,
        pendingLabel: crisis.acknowledging,
        pending: acknowledge.isPending,
        onAcknowledge: () =>
          acknowledge.mutate(client.id, {
            onSuccess: () =>
              toast({ title: crisis.acknowledged.title, description: fill(crisis.acknowledged.text, { clientName }) }),
            onError: (error) =>
              toast({
                title: crisis.acknowledgeFailed,
                description: messageOf(error, errors.somethingWrong),
                variant: "destructive",
              }),
          }),
      }}
    />
  );
}
