"use client";

import * as words from "@aangan/copy/administration";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Segmented } from "@aangan/ui/segmented/segmented.tsx";
import { useSearchParams } from "next/navigation";
import { useRef, useState } from "react";
import { caseHref } from "@/lib/hrefs";
import { AdminFrame, AdminHeader } from "./admin-frame";
import { CasePanel } from "./case-panel";
import { type CaseState, useCases } from "./queries";
import { caseRowId, Queue } from "./queue";
import { nextAfter, type StableQueue, stableQueue } from "./stable-queue";
import { useRestoreFocus } from "./use-restore-focus";

const states = [
  { value: "open", label: words.stateOpen },
  { value: "decided", label: words.stateDecided },
] as const;

/** The moderation queue, and one case: next to it, or in its place in a small window. */
export function ModerationScreen() {
  return <AdminFrame>{() => <Moderation />}</AdminFrame>;
}

function Moderation() {
  const search = useSearchParams();
  const state: CaseState = search.get("state") === "decided" ? "decided" : "open";
  const id = search.get("case");
  const heading = useRef<HTMLHeadingElement>(null);
  useRestoreFocus(id, caseRowId, heading);
  return (
    <>
      <AdminHeader title={words.moderation} place="coachModeration" titleRef={heading} covered={id !== null} />
      <Cases key={state} state={state} id={id} />
    </>
  );
}

function Cases({ state, id }: { state: CaseState; id: string | null }) {
  const cases = useCases(state);
  const now = useServerClock();
  // The shown queue keeps its order while it is read; see {@link stableQueue}.
  const [kept, setKept] = useState<{ of: typeof cases.data; queue: StableQueue } | null>(null);
  const latest = cases.data?.pages.flatMap((page) => page.cases);
  if (latest && kept?.of !== cases.data) {
    const before = kept?.queue.shown.map((one) => one.id) ?? null;
    setKept({ of: cases.data, queue: stableQueue(before, latest) });
  }
  const queue = kept?.queue ?? null;
  // An empty queue fills the page.
  const beside = id !== null || (queue ? queue.shown.length > 0 : !cases.error);
  return (
    <div
      className={cn(beside && "grid:grid grid:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] grid:items-start grid:gap-6")}
    >
      <div className={cn("flex min-w-0 flex-col gap-4", id !== null && "max-grid:hidden")}>
        <Segmented
          aria-label={words.stateLabel}
          options={states}
          value={state}
          onValueChange={(next) => window.history.pushState(null, "", caseHref(next))}
          className="self-start"
        />
        <Queue
          state={state}
          cases={cases}
          queue={queue}
          onFresh={() => latest && setKept({ of: cases.data, queue: stableQueue(null, latest) })}
          current={id}
          now={now}
        />
      </div>
      <div
        className={cn(
          "min-w-0 grid:sticky grid:top-6 grid:-m-1.5 grid:max-h-[calc(100dvh-3rem)] grid:overflow-y-auto grid:p-1.5",
          id === null && "max-grid:hidden",
        )}
      >
        {id === null ? (
          queue && queue.shown.length > 0 ? (
            <EmptyState seed="case" headingLevel={2} title={words.chooseTitle} description={words.chooseText} />
          ) : null
        ) : (
          <CasePanel key={id} id={id} state={state} now={now} next={nextAfter(id, queue?.shown ?? [])} />
        )}
      </div>
    </div>
  );
}
