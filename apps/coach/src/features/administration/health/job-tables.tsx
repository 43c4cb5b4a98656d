import * as words from "@aangan/copy/admin-health";
import { useTruncatedItems } from "@aangan/shell/lists/truncated-list.tsx";
import { ago } from "@aangan/shell/live/ago.ts";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@aangan/ui/table/table.tsx";
import type { Health, JobKind } from "./queries";

/** Periodic jobs: all failing and all overdue ones first, then some of the others. */
export function PeriodicTable({ periodic, now }: { periodic: Health["periodic"]; now: Date | null }) {
  const failing = periodic.filter((one) => one.failing);
  const overdue = periodic.filter((one) => one.overdue && !one.failing);
  const well = periodic.filter((one) => !one.overdue && !one.failing);
  const { id, shown, more } = useTruncatedItems([...failing, ...overdue, ...well], failing.length + overdue.length);
  return (
    <>
      <Table caption={words.periodicTitle} captionHidden cards>
        <TableHeader>
          <TableRow>
            <TableHead>{words.periodic}</TableHead>
            <TableHead>{words.every}</TableHead>
            <TableHead>{words.lastDone}</TableHead>
            <TableHead>{words.state}</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody id={id}>
          {shown.map((one) => (
            <TableRow key={one.name}>
              <TableHead scope="row" className="[overflow-wrap:anywhere] max-md:col-span-1">
                {one.name}
              </TableHead>
              <TableCell label={words.every} className="max-md:order-2">
                {interval(one.everySeconds)}
              </TableCell>
              <TableCell label={words.lastDone} className="max-md:order-3">
                {lastDone(one.lastDoneAt, now)}
              </TableCell>
              {/* Next to the name it needs no label. */}
              <TableCell className="max-md:order-1 max-md:justify-self-end">
                {one.failing ? (
                  <Badge variant="danger">{words.failing}</Badge>
                ) : one.overdue ? (
                  <Badge variant="caution">{words.overdue}</Badge>
                ) : (
                  <Badge variant="success">{words.fine}</Badge>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {more}
    </>
  );
}

/**
 * Every kind of job that is or was in use: all with failures first, then all with waiting jobs, then some of the
 * others. Below is the number of unused kinds.
 */
export function KindsTable({ kinds, now }: { kinds: readonly JobKind[]; now: Date | null }) {
  const busy = kinds.filter(
    (kind) => kind.lastDoneAt !== null || kind.waiting + kind.later + kind.running + kind.retrying + kind.givenUp > 0,
  );
  const wrong = busy.filter((kind) => kind.retrying + kind.givenUp > 0);
  const waiting = busy.filter((kind) => !wrong.includes(kind) && kind.waiting + kind.later + kind.running > 0);
  const done = busy.filter((kind) => !wrong.includes(kind) && !waiting.includes(kind));
  const { id, shown, more } = useTruncatedItems([...wrong, ...waiting, ...done], wrong.length + waiting.length);
  const counts = [
    [words.kindWaiting, (kind: JobKind) => kind.waiting],
    [words.kindLater, (kind: JobKind) => kind.later],
    [words.kindRunning, (kind: JobKind) => kind.running],
    [words.kindRetrying, (kind: JobKind) => kind.retrying],
    [words.kindGivenUp, (kind: JobKind) => kind.givenUp],
  ] as const;
  return (
    <>
      {busy.length > 0 ? (
        <Table caption={words.kindsTitle} captionHidden cards>
          <TableHeader>
            <TableRow>
              <TableHead>{words.kind}</TableHead>
              {counts.map(([name]) => (
                <TableHead key={name} numeric>
                  {name}
                </TableHead>
              ))}
              <TableHead>{words.kindLastDone}</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody id={id}>
            {shown.map((kind) => (
              <TableRow key={`${kind.sort} ${kind.name}`} className="max-md:grid-cols-3">
                <TableHead scope="row">
                  <span className="[overflow-wrap:anywhere]">{kind.name}</span>{" "}
                  <span className="font-normal text-fine text-ink-muted">
                    {kind.sort === "letter" ? words.letter : words.task}
                  </span>
                </TableHead>
                {counts.map(([name, count]) => (
                  <TableCell key={name} label={name} numeric>
                    {count(kind)}
                  </TableCell>
                ))}
                <TableCell label={words.kindLastDone}>{lastDone(kind.lastDoneAt, now)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : null}
      {more}
      {busy.length < kinds.length ? (
        <p className="text-ink-muted text-small">{words.quietKinds({ count: kinds.length - busy.length })}</p>
      ) : null}
    </>
  );
}

function lastDone(at: string | null, now: Date | null): string {
  if (at === null) return words.notToday;
  return now ? ago(at, now) : "";
}

function interval(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return minutes % 60 === 0 ? words.everyHours({ count: minutes / 60 }) : words.everyMinutes({ count: minutes });
}
