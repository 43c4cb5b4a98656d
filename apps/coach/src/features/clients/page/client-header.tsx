"use client";

import * as words from "@aangan/copy/coach-client-page";
import * as portal from "@aangan/copy/coach-dashboard";
import * as crisis from "@aangan/copy/crisis";
import { displayLanguages } from "@aangan/copy/display-languages";
import { labelOf } from "@aangan/copy/format";
import { engagementLevels, languages } from "@aangan/copy/lists";
import { clockAt, formatDay } from "@aangan/shell/locale/dates.ts";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { Avatar } from "@aangan/ui/avatar/avatar.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Engagement } from "@aangan/ui/engagement/engagement.tsx";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { ArrowLeft, MessagesSquare } from "lucide-react";
import type { RefObject } from "react";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { tabHref } from "@/lib/hrefs";
import { dayIn, zoneName } from "@/lib/zoned";
import { UnreadOnButton } from "../client-row";
import { type ClientDetail, nameOf } from "../queries";

/** Props of {@link ClientHeader}. */
export interface ClientHeaderProps {
  client: ClientDetail;
  now: Date;
  /** The coach's time zone. */
  zone: string;
  /** The page's heading, to focus when the focused element is removed. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The client's name, email, engagement, local time, and the start of the coaching. */
export function ClientHeader({ client, now, zone, heading }: ClientHeaderProps) {
  const [place] = useTabState("clients_place", tabHref("clients"));
  const name = nameOf(client);
  const since = formatDay(dayIn(new Date(client.clientSince), zone), {
    month: "long",
    day: "numeric",
    year: "numeric",
  });
  return (
    <header>
      <TextLink asChild variant="inherit" className="inline-flex min-h-11 items-center gap-1.5 text-small no-underline">
        <Link href={place}>
          <ArrowLeft aria-hidden="true" className="size-5 stroke-[1.75]" />
          {portal.backToClients}
        </Link>
      </TextLink>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar name={name} decorative size={56} />
        <div className="min-w-0 flex-1 basis-60">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1
              ref={heading}
              tabIndex={-1}
              className="min-w-0 font-display font-medium text-h2 outline-none [overflow-wrap:anywhere]"
            >
              {name}
            </h1>
            {client.hasUrgentKeyword ? <Badge variant="urgent">{crisis.urgent}</Badge> : null}
            <Engagement
              level={client.engagementLevel}
              label={portal.engagementName({ level: labelOf(engagementLevels, client.engagementLevel) })}
            />
          </div>
          <p className="text-small [overflow-wrap:anywhere]">{client.email}</p>
          <p className="text-fine text-ink-muted tabular-nums">
            {words.zone({
              time: clockAt(now.toISOString(), client.timeZone),
              zone: zoneName(client.timeZone, now),
            })}
            {" · "}
            {words.since({ date: since })}
            {client.displayLanguage === displayLanguages[0].code
              ? null
              : ` · ${words.displayLanguage({ language: labelOf(languages, client.displayLanguage) })}`}
          </p>
        </div>
        <Button asChild className="max-md:w-full">
          <Link href={tabHref("messages", client.id)}>
            <MessagesSquare aria-hidden="true" className="size-5 stroke-[1.75]" />
            {portal.message}
            <span className="sr-only">{name}</span>
            <UnreadOnButton count={client.unreadMessages} />
          </Link>
        </Button>
      </div>
    </header>
  );
}
