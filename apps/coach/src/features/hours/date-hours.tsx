"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-hours";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { limits } from "@aangan/copy/limits";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { tabStorage, useTabState } from "@aangan/shell/session/tab-storage.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { addDays } from "@aangan/ui/calendar/days.ts";
import { Card, CardDescription, CardTitle } from "@aangan/ui/card/card.tsx";
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@aangan/ui/dialog/dialog.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { useLatestRef } from "@/lib/use-latest-ref";
import { type TimeWindow, windowFaults } from "./draft";
import { dayName, windowName } from "./names";
import { weekdayOf } from "./offered";
import { type Hours, useRemoveDate, useSaveDate } from "./queries";
import { WindowsEditor } from "./windows-editor";

/** Single dates with their own hours. */
export function DateHours({ hours, today }: { hours: Hours; today: string }) {
  // The date in the open dialog; "" for a new one, null if closed.
  const [editing, setEditing] = useState<string | null>(null);
  const titleId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardTitle id={titleId} level={2}>
          {words.dateHours}
        </CardTitle>
        <CardDescription className="mt-0.5">{words.dateHoursText}</CardDescription>
        {hours.dateHours.length === 0 ? (
          <p className="mt-3 text-small">{words.dateHoursEmpty}</p>
        ) : (
          <ul className="mt-3 divide-y divide-line border-line border-y">
            {hours.dateHours.map((date) => (
              <Row
                key={date.day}
                date={date}
                today={today}
                onChange={() => setEditing(date.day)}
                onGone={() => opener.current?.focus()}
              />
            ))}
          </ul>
        )}
        <Button ref={opener} variant="secondary" className="mt-4" onClick={() => setEditing("")}>
          <Plus aria-hidden="true" className="size-5 stroke-[1.75]" />
          {words.addDateHours}
        </Button>
        {editing === null ? null : (
          <DateDialog hours={hours} today={today} day={editing} onClose={() => setEditing(null)} />
        )}
      </section>
    </Card>
  );
}

function Row({
  date,
  today,
  onChange,
  onGone,
}: {
  date: Hours["dateHours"][number];
  today: string;
  onChange: () => void;
  onGone: () => void;
}) {
  const remove = useRemoveDate();
  const day = dayName(date.day, today);
  return (
    <li className="flex items-start gap-1 py-2">
      <div className="min-w-0 flex-1 py-2 tabular-nums">
        <p className="font-semibold">{day}</p>
        <p className="text-small">{date.windows.map(windowName).join(", ")}</p>
      </div>
      <IconButton label={words.changeOn({ day })} onClick={onChange}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton
        label={words.backToWeeklyOn({ day })}
        aria-disabled={remove.isPending || undefined}
        onClick={() => {
          if (remove.isPending) return;
          // A live event may unmount the row before the response: act on the promise.
          remove.mutateAsync(date.day).then(
            () => {
              // Its unsaved draft is deleted too.
              tabStorage.remove(draftKey(date.day));
              onGone();
              toast({ title: words.dateRemoved, description: day });
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

/** The draft in the dialog of a date. */
interface DateDraft {
  day: string;
  /** Null if the date's initial windows are unchanged. */
  windows: TimeWindow[] | null;
}

/** Returns the storage key of a date's draft; "" is a new date. */
const draftKey = (day: string) => `date_hours_${day}`;

/** The date and its windows. A new date begins with the hours of its weekday. */
function DateDialog({
  hours,
  today,
  day: known,
  onClose,
}: {
  hours: Hours;
  today: string;
  day: string;
  onClose: () => void;
}) {
  const save = useSaveDate();
  // The draft survives closing the dialog by mistake.
  const [draft, keep, drop] = useTabState<DateDraft | null>(draftKey(known), null);
  const lastDraft = useLatestRef(draft);
  const { day, windows: own } = draft ?? { day: known, windows: null };
  const change = (part: Partial<DateDraft>) => keep({ day, windows: own, ...part });
  const [shown, setShown] = useState<{ day?: string; windows?: string }>({});
  const form = useRef<HTMLFormElement>(null);
  const standing = hours.dateHours.find((date) => date.day === day);
  const weekly = day ? hours.weekly.filter(({ weekday }) => weekday === weekdayOf(day)) : [];
  const windows = own ?? (standing?.windows ?? weekly).map(({ from, until }) => ({ from, until }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const dayFault = day === "" ? words.dayRequired : day < today ? words.dayPast : undefined;
    if (dayFault) {
      setShown({ day: dayFault });
      form.current?.querySelector<HTMLInputElement>("[name=day]")?.focus();
      return;
    }
    if (windows.length === 0) return setShown({ windows: words.dateNeedsHours });
    if (windowFaults(windows).some(Boolean)) return setShown({ windows: words.hasErrors });
    setShown({});
    // Act on the promise, because another tab may be shown at that time.
    save.mutateAsync({ day, windows }).then(
      () => {
        toast({ title: words.dateSaved, description: dayName(day, today) });
        // Changes made during the request are not saved yet, so the dialog stays open.
        if (lastDraft.current !== draft) return;
        drop();
        // The chosen date may also have a draft that was started from its row.
        tabStorage.remove(draftKey(day));
        onClose();
      },
      (error: unknown) => {
        if (form.current) return;
        toastFailure(words.saveFailed, error);
      },
    );
  };

  return (
    <Dialog open onOpenChange={(open) => (open || save.isPending ? undefined : onClose())}>
      <DialogContent closeLabel={common.close}>
        <form ref={form} noValidate method="post" onSubmit={submit}>
          <DialogHeader>
            <DialogTitle>{known ? words.timesOn({ day: dayName(known, today) }) : words.dateHours}</DialogTitle>
            <DialogDescription>{words.dateHoursDialogText}</DialogDescription>
          </DialogHeader>
          <DialogBody className="flex flex-col gap-4">
            {known ? null : (
              <Field label={words.date} error={shown.day} required>
                <Input
                  type="date"
                  name="day"
                  min={today}
                  max={addDays(today, limits.hoursAheadDays)}
                  value={day}
                  onChange={(event) => change({ day: event.currentTarget.value })}
                />
              </Field>
            )}
            {known === "" && standing ? <Alert tone="caution">{words.dateTaken}</Alert> : null}
            {day ? (
              <WindowsEditor
                day={dayName(day, today)}
                windows={windows}
                onChange={(changed) => change({ windows: changed })}
              />
            ) : null}
            {shown.windows ? <Alert tone="danger">{shown.windows}</Alert> : null}
            {save.error ? (
              <Alert tone="danger" title={words.saveFailed}>
                {messageOf(save.error, errors.somethingWrong)}
              </Alert>
            ) : null}
          </DialogBody>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="secondary" onClick={drop} disabled={save.isPending}>
                {words.cancel}
              </Button>
            </DialogClose>
            <Button type="submit" pending={save.isPending} pendingText={words.saving}>
              {words.saveDate}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
