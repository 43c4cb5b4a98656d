import { adminHealth as words } from "@aangan/copy/administration-health";
import { plural } from "@aangan/copy/format";
import { ago } from "@aangan/shell/ago";
import { Badge } from "@aangan/ui/badge";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@aangan/ui/table";
import type { Health, JobKind } from "./queries";

/** What is done again and again. */
export function PeriodicTable({ periodic, now }: { periodic: Health["periodic"]; now: Date | null }) {
  return (
    <Table caption={words.periodicTitle} captionHidden className="max-md:block">
      <TableHeader className="max-md:sr-only">
        <TableRow>
          <TableHead>{words.periodic}</TableHead>
          <TableHead>{words.every}</TableHead>
          <TableHead>{words.lastDone}</TableHead>
          <TableHead>{words.state}</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {periodic.map((one) => (
          <TableRow
            key={one.name}
            className="max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-2 max-md:px-4 max-md:py-3"
          >
            <TableHead scope="row" className="[overflow-wrap:anywhere] max-md:p-0">
              {one.name}
            </TableHead>
            <TableCell className="max-md:order-2 max-md:p-0">
              <Label>{words.every}</Label>
              {interval(one.everySeconds)}
            </TableCell>
            <TableCell className="max-md:order-3 max-md:p-0">
              <Label>{words.lastDone}</Label>
              {done(one.lastDoneAt, now)}
            </TableCell>
            <TableCell className="max-md:order-1 max-md:justify-self-end max-md:p-0">
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
  );
}

/** Every kind of job that has or had something to do today; how many had nothing is said below. */
export function KindsTable({ kinds, now }: { kinds: readonly JobKind[]; now: Date | null }) {
  const busy = kinds.filter(
    (kind) => kind.lastDoneAt !== null || kind.waiting + kind.later + kind.running + kind.retrying + kind.givenUp > 0,
  );
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
        <Table caption={words.kindsTitle} captionHidden className="max-md:block">
          <TableHeader className="max-md:sr-only">
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
          <TableBody>
            {busy.map((kind) => (
              <TableRow
                key={`${kind.sort} ${kind.name}`}
                className="max-md:grid max-md:grid-cols-3 max-md:gap-x-4 max-md:gap-y-2 max-md:px-4 max-md:py-3"
              >
                <TableHead scope="row" className="max-md:col-span-full max-md:p-0">
                  <span className="[overflow-wrap:anywhere]">{kind.name}</span>{" "}
                  <span className="font-normal text-fine text-ink-muted">
                    {kind.sort === "letter" ? words.letter : words.task}
                  </span>
                </TableHead>
                {counts.map(([name, count]) => (
                  <TableCell key={name} numeric className="max-md:block max-md:p-0 max-md:text-left">
                    <Label>{name}</Label>
                    {count(kind)}
                  </TableCell>
                ))}
                <TableCell className="max-md:block max-md:p-0">
                  <Label>{words.kindLastDone}</Label>
                  {done(kind.lastDoneAt, now)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : null}
      {busy.length < kinds.length ? (
        <p className="text-ink-muted text-small">{plural(words.quietKinds, kinds.length - busy.length)}</p>
      ) : null}
    </>
  );
}

/** On a phone, where a row is a card, what a number counts. */
function Label({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="block text-fine text-ink-muted md:hidden">
      {children}
    </span>
  );
}

function done(at: string | null, now: Date | null): string {
  if (at === null) return words.notToday;
  return now ? ago(at, now) : "";
}

function interval(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return minutes % 60 === 0 ? plural(words.everyHours, minutes / 60) : plural(words.everyMinutes, minutes);
}
