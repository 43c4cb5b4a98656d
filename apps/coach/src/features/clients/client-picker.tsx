"use client";

import { messageOf } from "@aangan/api/errors";
import { coachDashboard as words } from "@aangan/copy/coach-portal";
import { common } from "@aangan/copy/common";
import { crisis } from "@aangan/copy/crisis";
import { errors } from "@aangan/copy/errors";
import { plural } from "@aangan/copy/format";
import { Avatar } from "@aangan/ui/avatar";
import { Badge, CountBadge } from "@aangan/ui/badge";
import { Button } from "@aangan/ui/button";
import { cn } from "@aangan/ui/cn";
import { EmptyState } from "@aangan/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton";
import Link from "next/link";
import { placeOf } from "@/lib/places";
import { useClients } from "./queries";

/** The narrow list beside a conversation. */
export function ClientPicker({ current }: { current: string | null }) {
  const clients = useClients();
  if (clients.error && !clients.data) {
    return (
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
    );
  }
  if (!clients.data) {
    return (
      <SkeletonGroup label={common.loading} className="flex flex-col gap-4 p-4">
        {["a", "b", "c"].map((key) => (
          <Skeleton key={key} shape="avatar" className="w-full" />
        ))}
      </SkeletonGroup>
    );
  }
  if (clients.data.length === 0) return <p className="p-4 text-ink-muted text-small">{words.noClients}</p>;
  return (
    <nav aria-label={words.clients}>
      <ul>
        {clients.data.map((client) => {
          const name = `${client.firstName} ${client.lastName}`;
          const here = client.id === current;
          return (
            <li key={client.id}>
              <Link
                href={placeOf("messages", client.id)}
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
                  <span className="block truncate text-fine text-ink-muted">
                    {client.lastMessageContent ?? words.noMessagesYet}
                  </span>
                </span>
                {client.unreadMessages > 0 ? (
                  <CountBadge count={client.unreadMessages} label={plural(words.unread, client.unreadMessages)} />
                ) : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
