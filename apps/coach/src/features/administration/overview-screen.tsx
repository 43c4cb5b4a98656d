"use client";

import * as words from "@aangan/copy/administration";
import * as common from "@aangan/copy/common";
import { routes } from "@aangan/copy/routes";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { type ReactNode, useId } from "react";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { AdminFrame, AdminHeader } from "./admin-frame";
import { AuditLine } from "./audit-line";
import { LoadError } from "./load-error";
import { OpenCrises } from "./open-crises";
import { type AuditEntry, type CaseList, useGlance, useLatestAudit } from "./queries";
import { CaseRow } from "./queue";
import { WaitingList } from "./waiting-list";

/** The number of cases in the overview. */
const shownCases = 4;

/** The waiting tasks, and the latest actions. */
export function OverviewScreen() {
  return <AdminFrame>{(profile) => <Overview zone={profile?.timeZone} />}</AdminFrame>;
}

function Overview({ zone }: { zone: string | undefined }) {
  const cases = useGlance(true);
  const latest = useLatestAudit();
  const now = useServerClock();
  return (
    <>
      <AdminHeader title={words.title} lead={words.lead} place="coachAdmin" />
      <OpenCrises />
      <WaitingList />
      <div className="grid items-start gap-x-8 gap-y-10 grid:grid-cols-2">
        <Section title={words.waitingTitle} href={routes.coachModeration.path} link={words.goToQueue}>
          {cases.data ? (
            <>
              <RefetchErrorAlert query={cases} />
              <Waiting list={cases.data} now={now} />
            </>
          ) : cases.error ? (
            <LoadError
              title={words.queueFailed}
              error={cases.error}
              seed="cases"
              trying={cases.isFetching}
              retry={() => void cases.refetch()}
            />
          ) : (
            <Loading />
          )}
        </Section>
        <Section title={words.latestTitle} href={routes.coachAudit.path} link={words.goToLog}>
          {latest.data && zone ? (
            <>
              <RefetchErrorAlert query={latest} />
              <Latest entries={latest.data.entries} zone={zone} now={now} />
            </>
          ) : latest.error ? (
            <LoadError
              title={words.auditFailed}
              error={latest.error}
              seed="audit"
              trying={latest.isFetching}
              retry={() => void latest.refetch()}
            />
          ) : (
            <Loading />
          )}
        </Section>
      </div>
    </>
  );
}

function Section({ title, href, link, children }: { title: string; href: string; link: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="font-display font-medium text-h3">
          {title}
        </h2>
        <Button asChild size="sm" variant="quiet">
          <Link href={href}>{link}</Link>
        </Button>
      </div>
      {children}
    </section>
  );
}

function Latest({ entries, zone, now }: { entries: readonly AuditEntry[]; zone: string; now: Date | null }) {
  if (entries.length === 0) {
    return <EmptyState seed="audit" headingLevel={3} title={words.nothingLogged} description={words.nothingLogText} />;
  }
  return (
    <ul className="rounded-card border border-line bg-surface shadow-cast-1">
      {entries.map((entry) => (
        <AuditLine key={entry.id} entry={entry} zone={zone} day now={now} />
      ))}
    </ul>
  );
}

function Waiting({ list, now }: { list: CaseList; now: Date | null }) {
  if (list.cases.length === 0) {
    return <EmptyState seed="cases" headingLevel={3} title={words.nothingWaits} description={words.nothingText} />;
  }
  const urgent = list.cases.filter(({ crisis }) => crisis === "urgent").length;
  return (
    <>
      <p>
        <b className="font-semibold">{words.openCases({ count: list.open })}.</b>{" "}
        {urgent > 0 ? words.urgent({ count: urgent }) : null}
      </p>
      <ul className="overflow-hidden rounded-card border border-line bg-surface shadow-cast-1">
        {list.cases.slice(0, shownCases).map((found) => (
          <CaseRow key={found.id} found={found} state="open" now={now} />
        ))}
      </ul>
    </>
  );
}

function Loading() {
  return (
    <SkeletonGroup
      label={common.loading}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4"
    >
      {["a", "b", "c"].map((key) => (
        <div key={key} className="flex flex-col gap-2.5">
          <Skeleton className="w-24" />
          <Skeleton className="w-2/3" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
