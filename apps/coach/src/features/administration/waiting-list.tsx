"use client";

import * as words from "@aangan/copy/administration";
import * as common from "@aangan/copy/common";
import { locale } from "@aangan/copy/locale";
import { routes } from "@aangan/copy/routes";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { BriefcaseBusiness, ChevronRight, CircleCheck, Gavel, Inbox, ReceiptText, TriangleAlert } from "lucide-react";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { coachesHref } from "./coaches/filter";
import { LoadError } from "./load-error";
import { openInboxCount, useWaiting, type WaitingCounts } from "./waiting";

/** The tasks that wait for an administrator, each with a link to its page. */
export function WaitingList() {
  const waiting = useWaiting(true);
  const { data } = waiting;
  if (!data) {
    return waiting.error ? (
      <LoadError
        title={words.waitingFailed}
        error={waiting.error}
        seed="waiting"
        trying={waiting.isFetching}
        retry={() => void waiting.refetch()}
      />
    ) : (
      <SkeletonGroup label={common.loading} className="mb-10 flex flex-col gap-3">
        <Skeleton shape="block" className="h-20" />
      </SkeletonGroup>
    );
  }
  return (
    <div className="mb-10 flex flex-col gap-4">
      <RefetchErrorAlert query={waiting} />
      {data.workersAlive ? null : (
        <Alert
          tone="caution"
          title={words.nobodyWorks}
          action={
            <Button asChild size="sm" variant="secondary">
              <Link href={routes.coachHealth.path}>{words.goToHealth}</Link>
            </Button>
          }
        >
          {words.nobodyWorksText}
        </Alert>
      )}
      <Rows waiting={data} />
    </div>
  );
}

function Rows({ waiting }: { waiting: WaitingCounts }) {
  const rows = [
    { icon: Gavel, text: words.casesText, count: waiting.cases, href: routes.coachModeration.path },
    {
      icon: BriefcaseBusiness,
      text: words.coachesText,
      count: waiting.coaches,
      href: coachesHref({ standing: "waiting" }),
    },
    { icon: Inbox, text: words.inboxText, count: openInboxCount(waiting), href: routes.coachInbox.path },
    { icon: ReceiptText, text: words.setAsideText, count: waiting.setAside, href: routes.coachPayments.path },
    { icon: TriangleAlert, text: words.jobsText, count: waiting.failedJobs, href: routes.coachHealth.path },
  ].filter(({ count }) => count > 0);
  if (rows.length === 0) {
    return (
      <div className="flex items-start gap-3 rounded-card border border-line bg-surface px-4 py-4 shadow-cast-1">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
        <div>
          <p className="font-semibold">{words.caughtUp}</p>
          <p className="text-ink-muted text-small">{words.caughtUpText}</p>
        </div>
      </div>
    );
  }
  return (
    <ul aria-label={words.waitsLabel} className="grid gap-3 md:grid-cols-2 grid:grid-cols-3">
      {rows.map(({ icon: Icon, text, count, href }) => (
        <li key={href}>
          <Link
            href={href}
            className="flex min-h-18 items-center gap-3.5 rounded-card border border-line bg-surface px-4 py-3 text-ink no-underline shadow-cast-1 transition-colors duration-(--d-ui) hover:bg-raised"
          >
            <Icon aria-hidden="true" className="size-5.5 shrink-0 stroke-[1.75] text-primary" />
            <span className="min-w-0 flex-1">
              <b className="block font-display font-medium text-h3 tabular-nums">{count.toLocaleString(locale)}</b>
              <span className="block text-ink-muted text-small">{text}</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
