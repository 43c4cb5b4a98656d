"use client";

import * as words from "@aangan/copy/administration";
import * as common from "@aangan/copy/common";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { useEffect, useEffectEvent, useRef } from "react";
import { longDay } from "@/lib/days";
import { dayIn } from "@/lib/zoned";
import { AdminFrame, AdminHeader } from "./admin-frame";
import { byDay, relativeDay } from "./audit";
import { AuditLine } from "./audit-line";
import { LoadError, LoadErrorSmall } from "./load-error";
import { useAudit } from "./queries";

/** The audit log of the administration, by day, newest first. */
export function AuditScreen() {
  return <AdminFrame>{(profile) => <Audit zone={profile?.timeZone} />}</AdminFrame>;
}

function Audit({ zone }: { zone: string | undefined }) {
  const log = useAudit();
  return (
    <>
      <AdminHeader title={words.auditTitle} lead={words.auditLead} place="coachAudit" />
      {log.data && zone ? (
        <Log log={log} zone={zone} />
      ) : log.error ? (
        <LoadError
          title={words.auditFailed}
          error={log.error}
          seed="audit"
          trying={log.isFetching}
          retry={() => void log.refetch()}
        />
      ) : (
        <SkeletonGroup label={common.loading} className="flex max-w-3xl flex-col gap-5">
          {["a", "b", "c", "d"].map((key) => (
            <Skeleton key={key} className="w-2/3" />
          ))}
        </SkeletonGroup>
      )}
    </>
  );
}

function Log({ log, zone }: { log: ReturnType<typeof useAudit>; zone: string }) {
  const now = useServerClock();
  const days = byDay(log.data?.pages.flatMap((page) => page.entries) ?? [], zone);
  const today = now ? dayIn(now, zone) : null;
  const canGoOn = log.hasNextPage && !log.isFetching && !log.error;
  const end = useNearing(() => {
    if (canGoOn) void log.fetchNextPage();
  }, canGoOn);
  if (days.length === 0) {
    return <EmptyState seed="audit" headingLevel={2} title={words.nothingLogged} description={words.nothingLogText} />;
  }
  const near = { today: words.today, yesterday: words.yesterday };
  return (
    <div className="flex max-w-3xl flex-col gap-7">
      <RefetchErrorAlert query={log} />
      {days.map(({ day, entries }) => {
        const nearby = relativeDay(day, today);
        return (
          <section key={day} aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`} className="mb-2.5 font-bold font-text text-[17px] tracking-normal">
              {nearby ? near[nearby] : longDay(day, today)}
            </h2>
            <ul className="rounded-card border border-line bg-surface shadow-cast-1">
              {entries.map((entry) => (
                <AuditLine key={entry.id} entry={entry} zone={zone} now={now} />
              ))}
            </ul>
          </section>
        );
      })}
      <div ref={end} className="flex flex-col">
        {log.isFetchNextPageError ? (
          <LoadErrorSmall
            title={words.moreFailed}
            error={log.error}
            trying={log.isFetching}
            retry={() => void log.fetchNextPage()}
          />
        ) : log.hasNextPage ? (
          <Button
            variant="secondary"
            className="self-start"
            pending={log.isFetchingNextPage}
            pendingText={words.loadingEarlier}
            onClick={() => void log.fetchNextPage()}
          >
            {words.earlier}
          </Button>
        ) : (
          <p className="text-ink-muted text-small">{words.logEnd}</p>
        )}
      </div>
    </div>
  );
}

/** Calls `near` while the element is near the viewport and `active` is true. */
function useNearing(near: () => void, active: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const call = useEffectEvent(near);
  useEffect(() => {
    const { current } = element;
    if (!current || !active) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) call();
      },
      { rootMargin: "400px" },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [active]);
  return element;
}
