"use client";

import * as words from "@aangan/copy/administration";
import { labelOf } from "@aangan/copy/format";
import { flagReasons } from "@aangan/copy/lists";
import { ago } from "@aangan/shell/live/ago.ts";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { EyeOff } from "lucide-react";
import { type ReactNode, useId } from "react";
import { outcomeLabels } from "./badges";
import type { CaseDetail } from "./queries";

/** A section of a case with its heading. It receives focus when the pressed element in it was removed. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} tabIndex={-1} className="flex flex-col gap-2 outline-none">
      <h3 id={id} className="font-bold font-text text-[17px] tracking-normal">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** Props of the parts of a case. */
interface FactsProps {
  found: CaseDetail;
  now: Date | null;
}

/** Props of {@link CaseFacts}. */
export interface CaseFactsProps extends FactsProps {
  /** The text is covered, as are the appeal and the reporters' notes. */
  covered: boolean;
}

/** The facts of a case other than its text: flags, the author's history, earlier decisions. */
export function CaseFacts({ found, now, covered }: CaseFactsProps) {
  return (
    <>
      {found.appeal === null ? null : (
        <Part title={words.appealTitle}>
          {covered ? (
            <Covered />
          ) : (
            <blockquote className="whitespace-pre-wrap border-primary border-l-4 pl-3.5 [overflow-wrap:anywhere]">
              {found.appeal}
            </blockquote>
          )}
        </Part>
      )}
      {found.flagList.length > 0 ? <Flags found={found} now={now} covered={covered} /> : null}
      {found.author ? (
        <Part title={words.authorTitle}>
          <AuthorHistory author={found.author} />
        </Part>
      ) : null}
      {found.earlier.length > 0 ? <Earlier found={found} now={now} /> : null}
    </>
  );
}

/** Replaces a text that may quote the covered one. */
function Covered() {
  return (
    <p className="flex items-start gap-2 text-ink-muted text-small">
      <EyeOff aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 stroke-[1.75]" />
      {words.coveredToo}
    </p>
  );
}

function Flags({ found, now, covered }: CaseFactsProps) {
  return (
    <Part title={words.flagsTitle}>
      <ul className="border-line border-y">
        {found.flagList.map((flag, place) => (
          // Flags have no id, so that their reporters cannot be identified; their order never changes.
          <li key={place} className="border-line border-b py-2.5 last:border-b-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{labelOf(flagReasons, flag.reason)}</span>
              <time dateTime={flag.createdAt} className="text-fine text-ink-muted">
                {now ? ago(flag.createdAt, now) : null}
              </time>
            </p>
            {!flag.notes ? null : covered ? (
              <Covered />
            ) : (
              <p className="whitespace-pre-wrap text-small [overflow-wrap:anywhere]">{flag.notes}</p>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

const beforeWords = { none: words.beforeNone, once: words.beforeOnce, several: words.beforeSeveral } as const;

/** The author's history when the case was opened. A decided case has none: it would link cases to one person. */
function AuthorHistory({ author }: { author: NonNullable<CaseDetail["author"]> }) {
  return (
    <>
      <p className="flex flex-wrap gap-1.5">
        {author.newAccount ? <Badge variant="caution">{words.newAccount}</Badge> : null}
        <Badge variant={author.before === "none" ? "neutral" : "caution"}>{beforeWords[author.before]}</Badge>
      </p>
      <p className="text-fine text-ink-muted">{words.authorText}</p>
    </>
  );
}

function Earlier({ found, now }: FactsProps) {
  return (
    <Part title={words.earlierTitle}>
      <ul className="border-line border-y">
        {found.earlier.map((one) => (
          <li key={one.decidedAt} className="border-line border-b py-2.5 last:border-b-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>
                <b className="font-semibold">{outcomeLabels[one.outcome]}</b>
                {one.warned ? `, ${words.earlierWarned}` : null}
                {one.suspendedDays > 0 ? `, ${words.earlierSuspended({ count: one.suspendedDays })}` : null}
              </span>
              <time dateTime={one.decidedAt} className="text-fine text-ink-muted">
                {now ? ago(one.decidedAt, now) : null}
              </time>
            </p>
            {one.note ? (
              <p className="whitespace-pre-wrap text-small [overflow-wrap:anywhere]">
                {words.noteOf({ note: one.note })}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Part>
  );
}
