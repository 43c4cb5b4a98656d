"use client";

import * as common from "@aangan/copy/common";
import { locale } from "@aangan/copy/locale";
import * as words from "@aangan/copy/notifications";
import { ago } from "@aangan/shell/live/ago.ts";
import { cn } from "@aangan/ui/lib/cn.ts";
import { CalendarDays, CircleUserRound, Handshake, MessageSquare, Sprout, Wind } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "@/lib/link";
import { SubscribeLink } from "@/lib/subscribe-link";
import { type Row, wordsOf } from "./days";
import { subjectHref } from "./place";
import type { Notification } from "./queries";

const icons: Record<Notification["type"], ReactNode> = {
  message: <MessageSquare />,
  subscription: <CircleUserRound />,
  session: <CalendarDays />,
  community: <Sprout />,
  goal: <Handshake />,
  exercise: <Wind />,
};

/** Props of {@link Entry}. */
export interface EntryProps {
  row: Row;
  /** By the server's clock. */
  now: Date;
  /** The member's zone, by whose calendar days are counted. */
  zone: string;
  /** The link was followed. */
  onFollow: () => void;
  className?: string;
}

/** One row of notifications: a link to what it is about. */
export function Entry({ row, now, zone, onFollow, className }: EntryProps) {
  const { type, read, createdAt } = row.notification;
  const { title, lines } = wordsOf(row);
  return (
    <SubjectLink
      type={type}
      onClick={onFollow}
      className={cn(
        "relative flex items-start gap-3 rounded-control px-3 py-2.5 text-ink no-underline hover:bg-primary-soft",
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={cn(
          "mt-0.5 grid size-9 shrink-0 place-items-center rounded-[9px] [&>svg]:size-5 [&>svg]:stroke-[1.75]",
          read ? "bg-sunk text-ink-muted" : "bg-primary-soft text-primary",
        )}
      >
        {icons[type]}
      </span>
      <span className="min-w-0 flex-1">
        <span className={cn("block text-body leading-6", read ? "font-medium" : "font-bold")}>{title}</span>
        {lines.map((line) => (
          <span key={line} className="block text-pretty text-ink-muted text-small">
            {line}
          </span>
        ))}
        <span className="block text-fine text-ink-muted">
          <time dateTime={createdAt} title={exactly(createdAt, zone)}>
            {ago(createdAt, now, zone)}
          </time>
          {read && row.items.length > 1 ? ` · ${words.times({ count: row.items.length })}` : null}
        </span>
      </span>
      {read ? null : (
        <span className="mt-2.5 size-2.5 shrink-0 rounded-full bg-primary">
          <span className="sr-only">{words.unreadMark}</span>
        </span>
      )}
    </SubjectLink>
  );
}

/** The link to a notification's subject. */
function SubjectLink({ type, ...props }: { type: Notification["type"] } & Omit<ComponentProps<"a">, "href" | "type">) {
  return type === "subscription" ? <SubscribeLink {...props} /> : <Link href={subjectHref(type)} {...props} />;
}

function exactly(instant: string, timeZone: string): string {
  const at = new Date(instant);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone }).format(at);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone }).format(at);
  return common.dayAndTime({ day, time });
}
