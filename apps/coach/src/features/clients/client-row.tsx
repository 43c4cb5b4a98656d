"use client";

import * as words from "@aangan/copy/coach-dashboard";
import * as crisis from "@aangan/copy/crisis";
import { engagementLevels } from "@aangan/copy/lists";
import { Avatar } from "@aangan/ui/avatar/avatar.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Engagement } from "@aangan/ui/engagement/engagement.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { memo } from "react";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { tabHref } from "@/lib/hrefs";
import { ClientState } from "./client-state";
import { LastMessage } from "./last-message";
import { type Client, nameOf } from "./queries";

/** Props of {@link ClientRow}. */
export interface ClientRowProps {
  client: Client;
  /** Null before hydration. */
  now: Date | null;
  /** The coach's time zone; undefined while unknown. */
  zone: string | undefined;
  /** The client is writing to the coach right now. */
  typing: boolean;
}

/**
 * One client of the list: name with a link to their page, state, last message, and a link to the conversation. A row
 * rerenders only when its own data changes, and is laid out only near the viewport, because lists may be long.
 */
export const ClientRow = memo(function ClientRow({ client, now, zone, typing }: ClientRowProps) {
  const name = nameOf(client);
  const level = engagementLevels.find(({ code }) => code === client.engagementLevel)?.label ?? client.engagementLevel;
  const unread = client.unreadMessages;
  const silent = client.lastMessageContent === null && !typing;
  return (
    <li
      className={cn(
        // A container query on the list, because the day is next to it.
        "grid [contain-intrinsic-size:auto_70px] [content-visibility:auto] grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-2 border-line border-b px-4 py-3 last:border-b-0 @min-[720px]:grid-cols-[44px_minmax(0,1.1fr)_minmax(0,1.4fr)_92px_132px]",
        client.hasUrgentKeyword && "bg-crisis/8 shadow-[inset_4px_0_0_var(--crisis-edge)]",
      )}
    >
      <Avatar name={name} decorative />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link
            href={tabHref("clients", client.id)}
            data-client
            className="truncate rounded-tile font-semibold text-ink decoration-[0.07em] underline-offset-[0.18em] not-hover:no-underline"
          >
            {name}
          </Link>
          {client.hasUrgentKeyword ? <Badge variant="urgent">{crisis.urgent}</Badge> : null}
        </p>
        <p className="truncate text-fine text-ink-muted">{client.email}</p>
      </div>
      <div className="col-span-2 col-start-2 row-start-2 min-w-0 @min-[720px]:col-span-1 @min-[720px]:col-start-3 @min-[720px]:row-start-1">
        <p className={cn("truncate text-small", silent ? "text-ink-muted" : unread > 0 && "font-semibold")}>
          <LastMessage client={client} typing={typing} />
        </p>
        {now && zone ? <ClientState client={client} now={now} zone={zone} /> : null}
        <Engagement level={client.engagementLevel} label={level} className="mt-1 @min-[720px]:hidden" />
      </div>
      <Engagement level={client.engagementLevel} label={level} className="@max-[720px]:hidden" />
      <Button
        asChild
        size="md"
        variant={client.hasUrgentKeyword || unread > 0 ? "primary" : "secondary"}
        className="col-start-3 row-start-1 @min-[720px]:col-start-5 @min-[720px]:w-full"
      >
        <Link href={tabHref("messages", client.id)}>
          {words.message}
          <span className="sr-only">{name}</span>
          <UnreadOnButton count={unread} />
        </Link>
      </Button>
    </li>
  );
});

/** The number of unread messages on a button. */
export function UnreadOnButton({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="min-w-5.5 rounded-[6px] bg-on-primary px-1.5 pt-0.5 text-center font-bold text-[13px] text-primary leading-5 tabular-nums">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{words.unread({ count })}</span>
    </span>
  );
}
