"use client";

import { ApiError } from "@aangan/api/errors";
import * as words from "@aangan/copy/administration";
import * as common from "@aangan/copy/common";
import { ago } from "@aangan/shell/live/ago.ts";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { caseHref } from "@/lib/hrefs";
import { CaseBadges, caseName, outcomeLabels } from "./badges";
import { CaseFacts, Part } from "./case-facts";
import { CaseText } from "./case-text";
import { Claim } from "./claim";
import { DecisionForm } from "./decision-form";
import { useLease } from "./lease";
import { LoadError } from "./load-error";
import { type CaseDetail, type CaseState, type CaseSummary, type Decision, useCase } from "./queries";

/** Props of {@link CasePanel}. Give it the case's id as its key. */
export interface CasePanelProps {
  id: string;
  /** The list that the back link opens. */
  state: CaseState;
  now: Date | null;
  /** The next case; undefined if no other case waits. */
  next: CaseSummary | undefined;
}

/** One case next to the queue, or over it in a small window. */
export function CasePanel({ id, state, now, next }: CasePanelProps) {
  const query = useCase(id);
  const found = query.data;
  const notFound = query.error instanceof ApiError && query.error.status === 404;
  if (found && !notFound) {
    return (
      <Frame state={state}>
        <RefetchErrorAlert query={query} />
        <OneCase found={found} state={state} now={now} next={next} />
      </Frame>
    );
  }
  return (
    <Frame state={state}>
      {notFound ? (
        <EmptyState role="alert" seed="case" headingLevel={2} title={words.caseGone} description={words.caseGoneText} />
      ) : query.error ? (
        <LoadError
          title={words.caseFailed}
          error={query.error}
          seed="case"
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
    </Frame>
  );
}

function Frame({ state, children }: { state: CaseState; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4">
      <Link
        keepScroll
        href={caseHref(state)}
        className="-ml-1 inline-flex min-h-11 items-center gap-2 self-start font-semibold text-small grid:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {words.backToQueue}
      </Link>
      {children}
    </div>
  );
}

interface OneCaseProps extends Omit<CasePanelProps, "id"> {
  found: CaseDetail;
}

function OneCase({ found, state, now, next }: OneCaseProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const lease = useLease(found.id);
  // The revision that was uncovered: a changed text is covered again.
  const [uncovered, setUncovered] = useState<string | null>(null);
  const [read, setRead] = useState<string | null>(null);
  const [made, setMade] = useState<Decision | null>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const covered = uncovered !== found.revision;
  const open = found.outcome === null;
  const mine = open && found.claimedBy?.you === true;
  const at = found.decidedAt ?? found.openedAt;
  return (
    <article
      aria-labelledby={headingId}
      className={cn(
        "flex flex-col gap-6 rounded-card border border-line bg-surface p-4 shadow-cast-1 md:p-6",
        open && found.crisis === "urgent" && "shadow-[inset_4px_0_0_var(--crisis-edge)]",
      )}
    >
      <header className="flex flex-col gap-2">
        <p className="flex flex-wrap gap-1.5">
          <CaseBadges found={found} />
        </p>
        <h2
          id={headingId}
          ref={heading}
          tabIndex={-1}
          className="text-balance font-display font-medium text-h3 outline-none [overflow-wrap:anywhere]"
        >
          <span className="sr-only">{words.caseLabel({ title: "" })}</span>
          {caseName(found)}
        </h2>
        <time dateTime={at} className="text-fine text-ink-muted">
          {now ? (open ? words.opened : words.decided)({ ago: ago(at, now) }) : null}
        </time>
      </header>
      <CaseText
        found={found}
        covered={covered}
        onCovered={(covered) => {
          setUncovered(covered ? null : found.revision);
          if (!covered) setRead(found.revision);
        }}
      />
      <CaseFacts found={found} now={now} covered={covered} />
      {open ? (
        <Part title={words.decideTitle}>
          <Claim found={found} lease={lease} now={now} />
          {mine ? (
            <DecisionForm
              found={found}
              read={found.content === "" || read === found.revision}
              onDecided={(decision) => {
                lease.end();
                setMade(decision);
                heading.current?.focus();
              }}
            />
          ) : null}
        </Part>
      ) : (
        <Decided found={found} made={made} state={state} next={next} />
      )}
    </article>
  );
}

/** The outcome of a case; right after the decision also a link to the next case. */
function Decided({
  found,
  made,
  state,
  next,
}: Pick<OneCaseProps, "found" | "state" | "next"> & { made: Decision | null }) {
  if (!found.outcome) return null;
  return (
    <Part title={words.decidedTitle}>
      <p className="flex flex-wrap gap-1.5">
        <Badge variant={found.outcome === "keep" ? "success" : "outline"}>{outcomeLabels[found.outcome]}</Badge>
        {made?.warn ? <Badge>{words.detailWarned}</Badge> : null}
        {made?.help ? <Badge>{words.detailHelped}</Badge> : null}
        {made?.suspendDays ? <Badge>{words.detailSuspended({ count: made.suspendDays })}</Badge> : null}
      </p>
      {found.note ? (
        <p className="whitespace-pre-wrap text-small [overflow-wrap:anywhere]">{words.noteOf({ note: found.note })}</p>
      ) : null}
      {made === null ? null : next ? (
        <Button asChild className="mt-2 self-start max-md:w-full">
          <Link keepScroll href={caseHref(state, next.id)}>
            {words.nextCase}
          </Link>
        </Button>
      ) : (
        <p className="text-ink-muted">{words.noNextCase}</p>
      )}
    </Part>
  );
}
