"use client";

import { messageOf } from "@aangan/api/errors";
import { coachClients as texts, coachDashboard as words } from "@aangan/copy/coach-portal";
import { common } from "@aangan/copy/common";
import { crisis } from "@aangan/copy/crisis";
import { errors } from "@aangan/copy/errors";
import { plural } from "@aangan/copy/format";
import { useServerClock } from "@aangan/shell/clock";
import { useTypingPeers } from "@aangan/shell/typing";
import { Avatar } from "@aangan/ui/avatar";
import { Badge, CountBadge } from "@aangan/ui/badge";
import { Button } from "@aangan/ui/button";
import { cn } from "@aangan/ui/cn";
import { EmptyState } from "@aangan/ui/empty-state";
import { SearchInput } from "@aangan/ui/input";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton";
import { memo, useState } from "react";
import { PlaceLink as Link } from "@/lib/place-link";
import { placeOf } from "@/lib/places";
import { WaitingTime } from "./client-state";
import { everybody, isNarrow, matching } from "./filter";
import { LastWords } from "./last-words";
import { type Client, nameOf, useClients } from "./queries";

/** From so many clients on, the narrow list can be searched. */
const searchFrom = 8;

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
  return <Picker clients={clients.data} current={current} />;
}

interface PickerProps {
  clients: readonly Client[];
  current: string | null;
}

function Picker({ clients, current }: PickerProps) {
  const [text, setText] = useState("");
  const now = useServerClock();
  const typing = useTypingPeers("clientId");
  const filter = { ...everybody, text };
  const shown = matching(clients, filter);
  return (
    <>
      {clients.length >= searchFrom ? (
        <search className="sticky top-0 z-10 block border-line border-b bg-surface p-3">
          <SearchInput
            label={texts.search}
            value={text}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <p role="status" className="sr-only">
            {isNarrow(filter) ? plural(texts.shown, shown.length) : null}
          </p>
        </search>
      ) : null}
      {shown.length === 0 ? <p className="p-4 text-ink-muted text-small">{texts.noMatch}</p> : null}
      <nav aria-label={words.clients}>
        <ul>
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
    </>
  );
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
          <span className={cn("block truncate text-fine", unread > 0 ? "font-medium text-ink" : "text-ink-muted")}>
            <LastWords client={client} typing={typing} />
          </span>
          {now ? <WaitingTime client={client} now={now} /> : null}
        </span>
        <CountBadge count={unread} label={plural(words.unread, unread)} />
      </Link>
    </li>
  );
});
