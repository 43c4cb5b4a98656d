"use client";

import * as chat from "@aangan/copy/chat";
import * as words from "@aangan/copy/coach-chat";
import * as portal from "@aangan/copy/coach-dashboard";
import { useClock } from "@aangan/shell/live/clock.ts";
import { clockAt } from "@aangan/shell/locale/dates.ts";
import { Avatar } from "@aangan/ui/avatar/avatar.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { ChevronLeft, NotebookPen, Search } from "lucide-react";
import type { Ref, RefObject } from "react";
import { nameOf } from "@/features/clients/queries";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { tabHref } from "@/lib/hrefs";
import type { ConversationHead } from "./queries";

/** Props of {@link ThreadHeader}. */
export interface ThreadHeaderProps {
  head: ConversationHead;
  /** The heading, which receives focus when the focused element is removed. */
  heading: RefObject<HTMLHeadingElement | null>;
  search: { open: boolean; toggle: () => void };
  notes: { open: boolean; toggle: () => void; ref: Ref<HTMLButtonElement> };
}

/** The client's name and local time, with buttons for search and notes. */
export function ThreadHeader({ head, heading, search, notes }: ThreadHeaderProps) {
  const now = useClock();
  const time = now && clockAt(now.toISOString(), head.timeZone);
  const name = nameOf(head);
  return (
    <header className="flex min-h-17 shrink-0 items-center gap-1 border-line border-b bg-surface py-1.5 pr-2.5 pl-0.5 frame:gap-3 frame:pr-4 frame:pl-6">
      <Link
        href={tabHref("messages")}
        aria-label={portal.backToClients}
        className="grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-ink/7 frame:hidden"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Link>
      <Avatar name={name} decorative />
      <div className="ml-1.5 min-w-0 flex-1 leading-[21px] frame:ml-0">
        <h2
          ref={heading}
          tabIndex={-1}
          className="truncate font-bold font-text text-[17px] tracking-normal outline-none"
        >
          {name}
        </h2>
        <p className="truncate text-fine text-ink-muted">
          {time ? portal.clientClock({ time, clientName: head.firstName }) : " "}
        </p>
      </div>
      <div className="flex">
        <IconButton label={chat.search} aria-expanded={search.open} onClick={search.toggle}>
          <Search aria-hidden="true" />
        </IconButton>
        <IconButton
          ref={notes.ref}
          label={words.notes({ clientName: head.firstName })}
          aria-expanded={notes.open}
          onClick={notes.toggle}
          className="aria-expanded:bg-primary-soft aria-expanded:text-primary"
        >
          <NotebookPen aria-hidden="true" />
        </IconButton>
      </div>
    </header>
  );
}
