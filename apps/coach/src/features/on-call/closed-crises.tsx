"use client";

import { labelOf } from "@aangan/copy/format";
import { crisisOutcomes } from "@aangan/copy/lists";
import * as words from "@aangan/copy/on-call";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@aangan/ui/table/table.tsx";
import { shortDuration } from "@/features/clients/waiting";
import { formatWhen } from "@/lib/days";
import type { ClosedCrisis } from "./queries";

const lookers = { "": words.unknown, coach: words.byCoach, on_call: words.byOnCall } as const;

/** Props of {@link ClosedCrises}. */
export interface ClosedCrisesProps {
  /** The latest first. */
  crises: readonly ClosedCrisis[];
  days: number;
  /** The reader's time zone. */
  zone: string;
}

/** The crises that were closed in the last days: when, how fast someone looked, and how they ended. */
export function ClosedCrises({ crises, days, zone }: ClosedCrisesProps) {
  const now = useServerClock();
  const title = words.closedTitle({ days });
  return (
    <section className="mt-8">
      <h2 className="mb-3 font-display font-medium text-h3">{title}</h2>
      {crises.length === 0 || !now ? (
        <p className="text-ink-muted">{crises.length === 0 ? words.noneClosed : ""}</p>
      ) : (
        <Table caption={title} captionHidden cards>
          <TableHeader>
            <TableRow>
              <TableHead>{words.written}</TableHead>
              <TableHead>{words.firstLookColumn}</TableHead>
              <TableHead>{words.lookedBy}</TableHead>
              <TableHead>{words.outcome}</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {crises.map((crisis) => (
              <TableRow key={`${crisis.writtenAt}${crisis.outcome}${crisis.firstLookAt}`}>
                <TableCell>{formatWhen(crisis.writtenAt, now, zone)}</TableCell>
                <TableCell label={words.firstLookColumn}>
                  {crisis.firstLookAt
                    ? shortDuration(Date.parse(crisis.firstLookAt) - Date.parse(crisis.writtenAt))
                    : words.unknown}
                </TableCell>
                <TableCell label={words.lookedBy}>{lookers[crisis.lookedBy]}</TableCell>
                <TableCell label={words.outcome}>{labelOf(crisisOutcomes, crisis.outcome)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  );
}
