"use client";

import * as common from "@aangan/copy/common";
import * as words from "@aangan/copy/crises-overview";
import { detectorResults } from "@aangan/copy/detector";
import { crisisOutcomes } from "@aangan/copy/lists";
import { locale } from "@aangan/copy/locale";
import { routes } from "@aangan/copy/routes";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { useId } from "react";
import { shortDuration } from "@/features/clients/waiting";
import { firstLookText } from "@/features/on-call/first-look";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { LoadError } from "./load-error";
import { type Crises, useCrises } from "./queries";

/** The crises that wait for their coaches, the longest first, and how earlier ones were closed. Names no member. */
export function OpenCrises() {
  const crises = useCrises();
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-10 flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="font-display font-medium text-h3">
          {words.title}
        </h2>
        <Link href={routes.coachOnCall.path} className="py-2.5 font-semibold text-small">
          {words.goToOnCall}
        </Link>
      </div>
      {crises.data ? (
        <>
          <RefetchErrorAlert query={crises} />
          <List crises={crises.data} />
        </>
      ) : crises.error ? (
        <LoadError
          title={words.loadFailed}
          error={crises.error}
          seed="crises"
          trying={crises.isFetching}
          retry={() => void crises.refetch()}
        />
      ) : (
        <SkeletonGroup label={common.loading}>
          <Skeleton shape="block" className="h-16" />
        </SkeletonGroup>
      )}
    </section>
  );
}

function List({ crises: { open, outcomes, days, firstLook } }: { crises: Crises }) {
  const now = useServerClock();
  const closed = outcomes.filter(({ count }) => count > 0);
  return (
    <>
      {open.length === 0 ? (
        <p className="flex items-center gap-2.5">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
          {words.none}
        </p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-cast-1">
          {open.map((crisis) => (
            <li key={crisis.id} className="flex gap-3.5 px-4 py-3">
              <TriangleAlert
                aria-hidden="true"
                className={`mt-0.5 size-5.5 shrink-0 stroke-[1.75] ${isSeen(crisis) ? "text-ink-muted" : "text-danger"}`}
              />
              <div className="min-w-0">
                <p className="font-semibold tabular-nums [overflow-wrap:anywhere]">
                  {words.waits({
                    coachName: crisis.coachName,
                    duration: now ? shortDuration(now.getTime() - Date.parse(crisis.since)) : "",
                  })}
                </p>
                <p className="text-ink-muted text-small">{stateText(crisis)}</p>
                <p className="font-mono text-fine text-ink-muted [overflow-wrap:anywhere]">{crisis.id}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <p className="text-ink-muted text-small">{firstLookText(firstLook)}</p>
      <p className="text-ink-muted text-small">
        {closed.length === 0
          ? words.noOutcomes({ days })
          : `${words.outcomesTitle({ days })}: ${closed
              .map(({ outcome, count }) =>
                words.outcome({
                  label: crisisOutcomes.find(({ code }) => code === outcome)?.label ?? outcome,
                  count,
                }),
              )
              .join(" · ")}`}
      </p>
      <p className="text-ink-muted text-small">
        {words.detector({
          lines: detectorResults.lines.toLocaleString(locale),
          noticed: detectorResults.noticed,
          alarm: detectorResults.alarm,
          wrong: detectorResults.wrongAlarmsPerThousand,
        })}
        {closed.length === 0
          ? null
          : ` ${words.falseAlarms({
              count: outcomes.find(({ outcome }) => outcome === "false_alarm")?.count ?? 0,
              closed: closed.reduce((sum, { count }) => sum + count, 0),
            })}`}
      </p>
    </>
  );
}

type OpenCrisis = Crises["open"][number];

/** Reports whether someone who can act has opened the crisis. */
function isSeen({ reached, opened, onCall }: OpenCrisis): boolean {
  return onCall || (reached && opened);
}

function stateText({ reached, opened, onCall }: OpenCrisis): string {
  if (onCall) return words.onCall;
  if (!reached) return words.unseen;
  return opened ? words.opened : words.unopened;
}
