"use client";

import { ApiError } from "@aangan/api/errors";
import * as words from "@aangan/copy/admin-numbers";
import * as common from "@aangan/copy/common";
import { routes } from "@aangan/copy/routes";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { useSearchParams } from "next/navigation";
import { type FormEvent, useState } from "react";
import { dayWithYear } from "@/lib/days";
import { AdminFrame, AdminHeader } from "../admin-frame";
import { LoadError, LoadErrorSmall } from "../load-error";
import { AccountsTable, SiteTable } from "./numbers-tables";
import { useNumbers } from "./queries";
import { isAllZero, total } from "./variants";

/** Site and account numbers by headline and price variant. */
export function NumbersScreen() {
  return <AdminFrame>{() => <Numbers />}</AdminFrame>;
}

function Numbers() {
  const search = useSearchParams();
  const asked = { from: search.get("from") ?? "", to: search.get("to") ?? "" };
  const numbers = useNumbers(asked.from, asked.to);
  const { data } = numbers;
  return (
    <>
      <AdminHeader title={words.title} lead={words.lead} place="coachNumbers" />
      {data ? (
        <div className="flex flex-col gap-6">
          <Days key={`${data.from} ${data.to}`} from={data.from} to={data.to} pending={numbers.isPlaceholderData} />
          {numbers.error ? (
            <LoadErrorSmall
              title={common.mayBeOld}
              error={numbers.error}
              trying={numbers.isFetching}
              retry={() => void numbers.refetch()}
            />
          ) : null}
          <p role="status" className="-mt-2 text-ink-muted text-small">
            {words.spanText({ from: dayWithYear(data.from), to: dayWithYear(data.to) })}
          </p>
          {isAllZero(total(data.rows)) ? (
            <EmptyState seed="numbers" headingLevel={2} title={words.nothing} description={words.nothingText} />
          ) : (
            <>
              <Alert title={words.smallTitle}>{words.smallText}</Alert>
              <SiteTable rows={data.rows} />
              <AccountsTable rows={data.rows} />
            </>
          )}
        </div>
      ) : numbers.error ? (
        <div className="flex flex-col gap-6">
          <Days from={asked.from} to={asked.to} pending={false} refused={refusedDays(numbers.error)} />
          {refusedDays(numbers.error) ? null : (
            <LoadError
              title={words.failed}
              error={numbers.error}
              seed="numbers"
              trying={numbers.isFetching}
              retry={() => void numbers.refetch()}
            />
          )}
        </div>
      ) : (
        <SkeletonGroup label={common.loading} className="flex flex-col gap-5">
          <Skeleton className="w-1/2" />
          <Skeleton shape="block" className="h-64" />
          <Skeleton shape="block" className="h-64" />
        </SkeletonGroup>
      )}
    </>
  );
}

/** Returns the server's error about a date and its field; undefined for other errors. */
function refusedDays(error: Error): RefusedDay | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const fieldError = error.fields.find(({ field }) => field === "from" || field === "to");
  return fieldError && { field: fieldError.field === "from" ? "from" : "to", message: fieldError.message };
}

interface RefusedDay {
  field: "from" | "to";
  message: string;
}

interface DaysProps {
  from: string;
  to: string;
  pending: boolean;
  refused?: RefusedDay | undefined;
}

/** The range of dates. The server's errors appear below their field. */
function Days({ from, to, pending, refused }: DaysProps) {
  const [wanted, setWanted] = useState({ from, to });
  const wrong = wanted.from && wanted.to && wanted.from > wanted.to ? words.backwards : undefined;
  // An error belongs to the requested dates, not to later input.
  const asked = wanted.from === from && wanted.to === to;
  const fault = (field: RefusedDay["field"]) => (asked && refused?.field === field ? refused.message : undefined);
  const show = (event: FormEvent) => {
    event.preventDefault();
    if (wrong) return;
    const search = new URLSearchParams(Object.entries(wanted).filter(([, day]) => day !== ""));
    window.history.pushState(null, "", `${routes.coachNumbers.path}?${search}`);
  };
  return (
    <form onSubmit={show} noValidate className="flex flex-wrap items-end gap-3">
      <Field label={words.from} error={fault("from")} className="max-md:grow">
        <Input
          type="date"
          height={44}
          value={wanted.from}
          onChange={(event) => setWanted({ ...wanted, from: event.target.value })}
        />
      </Field>
      <Field label={words.to} error={wrong ?? fault("to")} className="max-md:grow">
        <Input
          type="date"
          height={44}
          value={wanted.to}
          onChange={(event) => setWanted({ ...wanted, to: event.target.value })}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        pending={pending}
        pendingText={common.loading}
        className="max-md:w-full"
      >
        {words.show}
      </Button>
    </form>
  );
}
