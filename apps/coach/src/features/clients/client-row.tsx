"use client";

import { coachDashboard as words } from "@aangan/copy/coach-portal";
import { crisis } from "@aangan/copy/crisis";
import { plural } from "@aangan/copy/format";
import { engagementLevels } from "@aangan/copy/lists";
import { ago } from "@aangan/shell/ago";
import { Avatar } from "@aangan/ui/avatar";
import { Badge } from "@aangan/ui/badge";
import { Button } from "@aangan/ui/button";
import { cn } from "@aangan/ui/cn";
import { Engagement } from "@aangan/ui/engagement";
import Link from "next/link";
import { placeOf } from "@/lib/places";
import type { Client } from "./queries";

/** One client of the list: who, how they are doing, what was said last, and the way into the conversation. */
export function ClientRow({ client, now }: { client: Client; now: Date | null }) {
  const name = `${client.firstName} ${client.lastName}`;
  const level = engagementLevels.find(({ code }) => code === client.engagementLevel)?.label ?? client.engagementLevel;
  const unread = client.unreadMessages;
  return (
    <li
      className={cn(
        "grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-2 border-line border-b px-4 py-3 last:border-b-0 grid:grid-cols-[44px_minmax(0,1.1fr)_minmax(0,1.25fr)_92px_140px]",
        client.hasUrgentKeyword && "bg-crisis/8 shadow-[inset_4px_0_0_var(--crisis-edge)]",
      )}
    >
      <Avatar name={name} decorative />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="truncate font-semibold">{name}</span>
          {client.hasUrgentKeyword ? <Badge variant="urgent">{crisis.urgent}</Badge> : null}
        </p>
        <p className="truncate text-fine text-ink-muted">{client.email}</p>
      </div>
      <div className="col-span-2 col-start-2 row-start-2 min-w-0 grid:col-span-1 grid:col-start-3 grid:row-start-1">
        {client.lastMessageContent === null ? (
          <p className="text-ink-muted text-small">{words.noMessagesYet}</p>
        ) : (
          <>
            <p className={cn("truncate text-small", unread > 0 && "font-semibold")}>
              {client.lastMessageIsFromClient === false ? `${words.youWrote} ` : null}
              {client.lastMessageContent}
            </p>
            {now && client.lastMessageTime ? (
              <p className="text-fine text-ink-muted">
                <time dateTime={client.lastMessageTime}>{ago(client.lastMessageTime, now)}</time>
              </p>
            ) : null}
          </>
        )}
        <Engagement level={client.engagementLevel} label={level} className="mt-1 grid:hidden" />
      </div>
      <Engagement level={client.engagementLevel} label={level} className="max-grid:hidden" />
      <Button
        asChild
        size="md"
        variant={client.hasUrgentKeyword || unread > 0 ? "primary" : "secondary"}
        className="col-start-3 row-start-1 grid:col-start-5 grid:w-full"
      >
        <Link href={placeOf("messages", client.id)}>
          {words.message}
          <span className="sr-only">{name}</span>
          {unread > 0 ? (
            <span className="min-w-5.5 rounded-[6px] bg-on-primary px-1.5 pt-0.5 text-center font-bold text-[13px] text-primary leading-5 tabular-nums">
              <span aria-hidden="true">{unread > 99 ? "99+" : unread}</span>
              <span className="sr-only">{plural(words.unread, unread)}</span>
            </span>
          ) : null}
        </Link>
      </Button>
    </li>
  );
}
