"use client";

import { ApiError } from "@aangan/api/errors";
import * as words from "@aangan/copy/admin-inbox";
import * as common from "@aangan/copy/common";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { ago } from "@aangan/shell/live/ago.ts";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { Fact, Facts } from "@aangan/ui/facts/facts.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { ArrowLeft, Check, Mail, RotateCcw } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { inboxHref } from "@/lib/hrefs";
import { LoadError } from "../load-error";
import { variantPairName } from "../numbers/variants";
import { EntryBadges } from "./inbox-list";
import { type InboxEntry, type InboxFilter, useHandle, useInboxEntry } from "./queries";
import { safeLink } from "./safe-link";

/** Props of {@link InboxEntryPanel}. Give it the entry's id as its key. */
export interface InboxEntryPanelProps {
  id: string;
  /** The list that the back link opens. */
  filter: InboxFilter;
}

/** One entry next to its list, or over it in a small window. */
export function InboxEntryPanel({ id, filter }: InboxEntryPanelProps) {
  const query = useInboxEntry(filter.list, id);
  const notFound = query.error instanceof ApiError && query.error.status === 404;
  return (
    <div className="flex flex-col gap-4">
      <Link
        keepScroll
        href={inboxHref(filter)}
        className="-ml-1 inline-flex min-h-11 items-center gap-2 self-start font-semibold text-small grid:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {words.back}
      </Link>
      {notFound ? (
        <EmptyState
          role="alert"
          seed="entry"
          headingLevel={2}
          title={words.entryGone}
          description={words.entryGoneText}
        />
      ) : query.data ? (
        <>
          <RefetchErrorAlert query={query} />
          <Entry entry={query.data} />
        </>
      ) : query.error ? (
        <LoadError
          title={words.entryFailed}
          error={query.error}
          seed="entry"
          trying={query.isFetching}
          retry={() => void query.refetch()}
        />
      ) : (
        <SkeletonGroup label={common.loading} className="flex flex-col gap-4">
          <Skeleton className="w-24" />
          <Skeleton className="w-2/3" />
          <Skeleton shape="block" className="h-40" />
        </SkeletonGroup>
      )}
    </div>
  );
}

const wordsTitles = {
  "contact-messages": words.words,
  applications: words.noteWords,
  "beta-signups": words.reasonWords,
} as const;

function Entry({ entry }: { entry: InboxEntry }) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useServerClock();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const urgent = entry.crisis === "urgent" && entry.handled === null;
  return (
    <article
      aria-labelledby={headingId}
      className={cn(
        "flex flex-col gap-5 rounded-card border border-line bg-surface p-4 shadow-cast-1 md:p-6",
        urgent && "shadow-[inset_4px_0_0_var(--crisis-edge)]",
      )}
    >
      <header className="flex flex-col gap-2">
        <p className="flex flex-wrap gap-1.5 empty:hidden">
          <EntryBadges entry={entry} />
        </p>
        <h2
          id={headingId}
          ref={heading}
          tabIndex={-1}
          className="text-balance font-display font-medium text-h3 outline-none [overflow-wrap:anywhere]"
        >
          {words.entryLabel({ name: entry.name || entry.email })}
        </h2>
        <p className="flex flex-wrap gap-x-3 text-fine text-ink-muted">
          <time dateTime={entry.createdAt}>{now ? words.came({ ago: ago(entry.createdAt, now) }) : null}</time>
          {entry.handled && now ? (
            <span>{words.handledBy({ name: entry.handled.by, ago: ago(entry.handled.at, now) })}</span>
          ) : null}
        </p>
      </header>
      {urgent ? <Alert tone="caution">{words.urgentText}</Alert> : null}
      <section className="flex flex-col gap-1.5">
        <h3 className="font-bold font-text text-[17px] tracking-normal">{wordsTitles[entry.list]}</h3>
        {entry.subject ? <p className="font-semibold [overflow-wrap:anywhere]">{entry.subject}</p> : null}
        <p className="max-w-[68ch] whitespace-pre-wrap [overflow-wrap:anywhere]">{entry.text}</p>
      </section>
      <Known entry={entry} />
      <Actions entry={entry} onDone={() => heading.current?.focus()} />
    </article>
  );
}

function Known({ entry }: { entry: InboxEntry }) {
  const link = safeLink(entry.link);
  const rows: [string, ReactNode][] = [
    [words.email, entry.email],
    [words.position, entry.job],
    [words.location, entry.location],
    [
      words.link,
      link ? (
        <a href={link} target="_blank" rel="noreferrer noopener nofollow">
          {entry.link}
        </a>
      ) : (
        entry.link
      ),
    ],
    [words.occupation, entry.occupation],
    [words.age, entry.ageRange],
    [words.seen, entry.list === "beta-signups" ? variantPairName(entry.headingVariant, entry.pricingVariant) : ""],
  ];
  return (
    <div>
      <Facts>
        {rows
          .filter(([, value]) => value !== "")
          .map(([term, value]) => (
            <Fact key={term} term={term}>
              <span className="[overflow-wrap:anywhere]">{value}</span>
            </Fact>
          ))}
      </Facts>
      <p className="pt-1 text-fine text-ink-muted">{words.unproved}</p>
    </div>
  );
}

function Actions({ entry, onDone }: { entry: InboxEntry; onDone: () => void }) {
  const handle = useHandle(entry.list, entry.id);
  const handled = entry.handled !== null;
  // Act on the promise for the toast, because another entry may be shown at that time; changes of this entry's view
  // depend on the component.
  const mark = () =>
    handle.mutateAsync(!handled, { onSuccess: onDone }).then(
      () => toast({ title: handled ? words.reopenedToast : words.handledToast }),
      (error: unknown) => toastFailure(words.handleFailed, error),
    );
  return (
    <div className="flex flex-wrap gap-2.5 max-md:flex-col">
      <Button asChild>
        <a
          href={`mailto:${encodeURIComponent(entry.email).replace("%40", "@")}?subject=${encodeURIComponent(words.replySubject)}`}
        >
          <Mail aria-hidden="true" />
          {words.reply}
        </a>
      </Button>
      <Button
        variant="secondary"
        pending={handle.isPending}
        pendingText={handled ? words.reopening : words.handling}
        onClick={() => void mark()}
      >
        {handled ? <RotateCcw aria-hidden="true" /> : <Check aria-hidden="true" />}
        {handled ? words.reopen : words.handle}
      </Button>
    </div>
  );
}
