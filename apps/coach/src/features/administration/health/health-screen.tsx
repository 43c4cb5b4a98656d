"use client";

import * as words from "@aangan/copy/admin-health";
import * as common from "@aangan/copy/common";
import * as referrals from "@aangan/copy/referrals";
import { ago } from "@aangan/shell/live/ago.ts";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { clockAt } from "@aangan/shell/locale/dates.ts";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { AdminFrame, AdminHeader } from "../admin-frame";
import { LoadError } from "../load-error";
import { DiscardedJobs } from "./discarded-jobs";
import { KindsTable, PeriodicTable } from "./job-tables";
import { type Health, useHealth } from "./queries";
import { ReadersTable, readerFailures } from "./readers-table";
import { ReferralsPart } from "./referrals-part";

/** The delay after which a late job is reported, in seconds. */
const lateAfterSeconds = 120;

/** The state of emails, jobs and the database. */
export function HealthScreen() {
  return <AdminFrame>{(profile) => <HealthOfTheHouse zone={profile?.timeZone} />}</AdminFrame>;
}

function HealthOfTheHouse({ zone }: { zone: string | undefined }) {
  const health = useHealth();
  const now = useServerClock();
  return (
    <>
      <AdminHeader title={words.title} lead={words.lead} place="coachHealth" />
      {health.data ? (
        <div className="flex flex-col gap-9">
          <RefetchErrorAlert query={health} />
          <Part title={words.glanceTitle} text={zone ? words.asOf({ time: clockAt(health.data.at, zone) }) : undefined}>
            <AtOneLook health={health.data} now={now} />
          </Part>
          <Part title={words.givenUpTitle} text={words.givenUpText}>
            <DiscardedJobs jobs={health.data.givenUp} now={now} />
          </Part>
          <Part title={words.periodicTitle} text={words.periodicText}>
            <PeriodicTable periodic={health.data.periodic} now={now} />
          </Part>
          <Part title={words.kindsTitle} text={words.kindsText}>
            <KindsTable kinds={health.data.kinds} now={now} />
          </Part>
          <Part title={words.readersTitle} text={words.readersText({ days: health.data.readerDays })}>
            <ReadersTable readers={health.data.readers} />
          </Part>
          <Part title={referrals.title} text={referrals.text}>
            <ReferralsPart />
          </Part>
        </div>
      ) : health.error ? (
        <LoadError
          title={words.failed}
          error={health.error}
          seed="health"
          trying={health.isFetching}
          retry={() => void health.refetch()}
        />
      ) : (
        <SkeletonGroup label={common.loading} className="flex flex-col gap-5">
          <Skeleton shape="block" className="h-32" />
          <Skeleton className="w-1/3" />
          <Skeleton shape="block" className="h-64" />
        </SkeletonGroup>
      )}
    </>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3">
      <div>
        <h2 className="font-display font-medium text-h3">{title}</h2>
        {text ? <p className="max-w-[68ch] text-ink-muted text-small">{text}</p> : null}
      </div>
      {children}
    </div>
  );
}

function AtOneLook({ health, now }: { health: Health; now: Date | null }) {
  const late = health.delaySeconds >= lateAfterSeconds;
  const { leaderSince } = health;
  const lateFor = Math.round(health.delaySeconds / 60);
  const { detector, model, calls } = readerFailures(health.readers);
  const failingSince = lateSince(health.failingLetters.since, health.at);
  const noticesSince = lateSince(health.paymentNotices.since, health.at);
  return (
    <ul className="grid gap-3 md:grid-cols-2 grid:grid-cols-4">
      <Sign
        name={words.database}
        well
        state={words.databaseFine}
        more={words.answered({ count: String(health.databaseMillis) })}
      />
      <Sign
        name={words.schema}
        well={health.migrated}
        state={health.migrated ? words.schemaFine : words.schemaBehind}
        more={health.migrated ? undefined : words.schemaBehindText}
      />
      <Sign
        name={words.workers}
        well={health.workersAlive}
        state={health.workersAlive ? words.workersFine : words.workersNone}
        more={
          health.workersAlive
            ? leaderSince && now
              ? words.workersSince({ ago: ago(leaderSince, now) })
              : undefined
            : words.workersNoneText
        }
      />
      <Sign
        name={words.queue}
        well={!late}
        state={late ? words.queueLate({ count: lateFor }) : words.queueFine}
        more={late ? words.queueLateText : undefined}
      />
      <Sign
        name={words.mail}
        well={!failingSince && health.failedLetters === 0}
        state={
          failingSince
            ? words.mailFailing({ count: health.failingLetters.count })
            : health.failedLetters > 0
              ? words.mailFailed({ count: health.failedLetters })
              : words.mailFine
        }
        more={failingSince && now ? words.mailFailingText({ ago: ago(failingSince, now) }) : undefined}
      />
      <ServiceSign name={words.fileStore} outage={health.filesOutage} text={words.fileStoreText} now={now} />
      <ServiceSign name={words.payments} outage={health.paymentOutage} text={words.paymentsText} now={now} />
      <Sign
        name={words.notices}
        well={!noticesSince}
        state={noticesSince ? words.noticesWaiting({ count: health.paymentNotices.count }) : words.noticesFine}
        more={noticesSince && now ? words.noticesText({ ago: ago(noticesSince, now) }) : undefined}
      />
      <Sign
        name={words.detector}
        well={detector === 0}
        state={detector === 0 ? words.detectorFine : words.detectorFailed({ count: detector })}
        more={detector === 0 ? undefined : words.detectorFailedText}
      />
      <Sign
        name={words.model}
        well={model === 0}
        state={
          model > 0
            ? words.modelFailed({ failed: model, count: calls })
            : calls > 0
              ? words.modelFine
              : words.modelUnused
        }
        more={model > 0 ? words.modelFailedText : undefined}
      />
    </ul>
  );
}

/** Returns the time since which work waits, or null if that is normal: a single failure is often repaired at once. */
function lateSince(since: string | null, at: string): string | null {
  return since && Date.parse(at) - Date.parse(since) >= lateAfterSeconds * 1000 ? since : null;
}

interface ServiceSignProps {
  name: string;
  outage: Health["filesOutage"];
  text: (values: { ago: string; last: string }) => string;
  now: Date | null;
}

function ServiceSign({ name, outage, text, now }: ServiceSignProps) {
  const more = outage && now ? text({ ago: ago(outage.since, now), last: ago(outage.lastFailedAt, now) }) : undefined;
  return <Sign name={name} well={!outage} state={outage ? words.serviceFailing : words.serviceFine} more={more} />;
}

function Sign({ name, well, state, more }: { name: string; well: boolean; state: string; more?: string }) {
  const Icon = well ? CircleCheck : TriangleAlert;
  return (
    <li className="rounded-card border border-line bg-surface px-4 py-3.5 shadow-cast-1">
      <p className="text-fine text-ink-muted">{name}</p>
      <p className="mt-0.5 flex items-start gap-2 font-semibold">
        <Icon
          aria-hidden="true"
          className={well ? "mt-0.5 size-5 shrink-0 text-success" : "mt-0.5 size-5 shrink-0 text-danger"}
        />
        {state}
      </p>
      {more ? <p className="mt-1 text-pretty text-fine text-ink-muted">{more}</p> : null}
    </li>
  );
}
