"use client";

import { ApiError, messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-hours";
import * as errors from "@aangan/copy/errors";
import { limits } from "@aangan/copy/limits";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { useAfterCommit } from "@aangan/ui/after-commit/use-after-commit.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { addDays } from "@aangan/ui/calendar/days.ts";
import { Card, CardDescription, CardTitle } from "@aangan/ui/card/card.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { Plus, Trash2 } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import type { CoachSession } from "@/features/sessions/queries";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { sessionsHref } from "@/lib/hrefs";
import { dayIn } from "@/lib/zoned";
import { daysName } from "./names";
import { type Hours, useAddDaysOff, useRemoveDaysOff } from "./queries";

/** Props of {@link DaysOff}. */
export interface DaysOffProps {
  hours: Hours;
  /** The booked sessions. */
  sessions: readonly CoachSession[];
  /** Today in the coach's time zone. */
  today: string;
}

/** The days off, with the sessions that are still booked on them. */
export function DaysOff({ hours, sessions, today }: DaysOffProps) {
  const [adding, setAdding] = useState(false);
  const titleId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const afterCommit = useAfterCommit();
  const close = () => {
    setAdding(false);
    afterCommit(() => opener.current?.focus());
  };
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardTitle id={titleId} level={2}>
          {words.daysOff}
        </CardTitle>
        <CardDescription className="mt-0.5">{words.daysOffText}</CardDescription>
        {hours.daysOff.length === 0 && !adding ? <p className="mt-3 text-small">{words.daysOffEmpty}</p> : null}
        {hours.daysOff.length > 0 ? (
          <ul className="mt-3 divide-y divide-line border-line border-y">
            {hours.daysOff.map((days) => (
              <Row key={days.id} days={days} today={today} onGone={() => opener.current?.focus()} />
            ))}
          </ul>
        ) : null}
        {adding ? (
          <AddForm hours={hours} sessions={sessions} today={today} onClose={close} />
        ) : (
          <Button ref={opener} variant="secondary" className="mt-4" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" className="size-5 stroke-[1.75]" />
            {words.addDaysOff}
          </Button>
        )}
      </section>
    </Card>
  );
}

function Row({ days, today, onGone }: { days: Hours["daysOff"][number]; today: string; onGone: () => void }) {
  const remove = useRemoveDaysOff();
  const name = daysName(days.firstDay, days.lastDay, today);
  return (
    <li className="flex items-start gap-2 py-2">
      <div className="min-w-0 flex-1 py-2">
        <p className="font-semibold tabular-nums">{name}</p>
        {days.sessions > 0 ? (
          <p className="text-small">
            {words.booked({ count: days.sessions })}{" "}
            <Link
              href={sessionsHref(days.firstDay < today ? today : days.firstDay)}
              className="whitespace-nowrap font-semibold"
            >
              {words.seeSessions}
            </Link>
          </p>
        ) : null}
      </div>
      <IconButton
        label={words.removeDaysOffOn({ days: name })}
        aria-disabled={remove.isPending || undefined}
        onClick={() => {
          if (remove.isPending) return;
          // A live event may unmount the row before the response: act on the promise.
          remove.mutateAsync(days.id).then(
            () => {
              onGone();
              toast({ title: words.daysOffRemoved, description: name });
            },
            (error: unknown) => toastFailure(words.saveFailed, error),
          );
        }}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}

interface Faults {
  firstDay?: string | undefined;
  lastDay?: string | undefined;
}

function AddForm({ hours, sessions, today, onClose }: DaysOffProps & { onClose: () => void }) {
  const add = useAddDaysOff();
  const [firstDay, setFirst] = useState("");
  const [lastDay, setLast] = useState("");
  const [faults, setFaults] = useState<Faults>({});
  const form = useRef<HTMLFormElement>(null);
  const booked = sessions.filter(({ date }) => {
    const day = dayIn(new Date(date), hours.timeZone);
    return firstDay !== "" && firstDay <= day && day <= (lastDay || firstDay);
  }).length;

  const showFieldErrors = (found: Faults) => {
    setFaults(found);
    const name = found.firstDay ? "firstDay" : "lastDay";
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    const last = lastDay || firstDay;
    if (!firstDay) return showFieldErrors({ firstDay: words.dayRequired });
    if (firstDay < today) return showFieldErrors({ firstDay: words.dayPast });
    if (last < firstDay) return showFieldErrors({ lastDay: words.lastBeforeFirst });
    setFaults({});
    // Act on the promise, because another tab may be shown at that time.
    add.mutateAsync({ firstDay, lastDay: last }).then(
      () => {
        toast({ title: words.daysOffAdded, description: daysName(firstDay, last, today) });
        onClose();
      },
      (error: unknown) => {
        if (form.current === null) return toastFailure(words.saveFailed, error);
        if (!(error instanceof ApiError) || error.fields.length === 0) return;
        const messageFor = (field: string) => error.fields.find((one) => one.field === field)?.message;
        showFieldErrors({ firstDay: messageFor("firstDay"), lastDay: messageFor("lastDay") });
      },
    );
  };
  const asWhole = add.error && !faults.firstDay && !faults.lastDay ? add.error : null;

  return (
    <form ref={form} noValidate method="post" onSubmit={submit} className="mt-4 flex flex-col gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={words.firstDay} error={faults.firstDay} required>
          <Input
            type="date"
            name="firstDay"
            // The pressed button was replaced by this form.
            autoFocus
            min={today}
            max={addDays(today, limits.hoursAheadDays)}
            value={firstDay}
            onChange={(event) => setFirst(event.currentTarget.value)}
          />
        </Field>
        <Field label={words.lastDay} labelNote={words.lastDayNote} error={faults.lastDay}>
          <Input
            type="date"
            name="lastDay"
            min={firstDay || today}
            max={addDays(today, limits.hoursAheadDays)}
            value={lastDay}
            onChange={(event) => setLast(event.currentTarget.value)}
          />
        </Field>
      </div>
      {booked > 0 ? <Alert tone="caution">{words.bookedHere({ count: booked })}</Alert> : null}
      {asWhole ? (
        <Alert tone="danger" title={words.saveFailed}>
          {messageOf(asWhole, errors.somethingWrong)}
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" pending={add.isPending} pendingText={words.adding}>
          {words.add}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
