"use client";

import * as page from "@aangan/copy/exercises-page";
import { cn } from "@aangan/ui/lib/cn.ts";
import { type ExerciseRun, insert } from "./queries";

/** The steps of an exercise, and what studies found, beside it on wide screens. */
export function ExerciseRail({ run, name }: { run: ExerciseRun; name: string }) {
  return (
    <aside className="w-80 shrink-0 overflow-y-auto border-line border-l px-7 py-6 max-xl:hidden">
      <h2 className="font-semibold font-text text-body tracking-normal">{run.words.about}</h2>
      <p className="mt-0.5 mb-2 text-ink-muted text-small">{insert(run.words.minutes, { n: run.minutes })}</p>
      <ol aria-label={page.position} className="flex flex-col">
        {run.steps.map((step, index) => (
          <li
            key={step.id}
            aria-current={index === run.passed && run.current ? "step" : undefined}
            className={cn(
              "grid grid-cols-[26px_1fr] items-start gap-3 border-line py-2.5 text-small not-first:border-t",
              index === run.passed && run.current && "font-semibold",
            )}
          >
            <SunTile sun={index < run.passed ? "full" : index === run.passed && run.current ? "half" : "none"} />
            <span>{step.label}</span>
          </li>
        ))}
      </ol>
      <div className="mt-2 border-line border-t pt-3.5 text-ink-muted text-small">
        <p>{run.evidence}</p>
        <a href="?view=memory" className="mt-2.5 inline-block font-semibold text-primary underline">
          {page.remembers({ name })}
        </a>
      </div>
    </aside>
  );
}

/** A court with no sun, half of it, or full sun: ahead, now, and done. */
function SunTile({ sun }: { sun: "none" | "half" | "full" }) {
  return (
    <svg viewBox="0 0 22 22" aria-hidden="true" className="mt-px size-5.5 rounded-[2px]">
      <rect width="22" height="22" fill="var(--cloth-neem)" />
      {sun === "none" ? null : <path fill="var(--accent)" d={sun === "full" ? "M0 0h22v22H0Z" : "M0 0h22L0 22Z"} />}
      <rect
        x="8"
        y="8"
        width="6"
        height="6"
        fill="none"
        stroke={sun === "none" ? "var(--accent)" : "var(--cloth-neem)"}
      />
    </svg>
  );
}
