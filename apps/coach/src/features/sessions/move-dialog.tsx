"use client";

import { ApiError, messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-sessions";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { limits } from "@aangan/copy/limits";
import { locale } from "@aangan/copy/locale";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Calendar } from "@aangan/ui/calendar/calendar.tsx";
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
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { CharacterCount, Textarea } from "@aangan/ui/textarea/textarea.tsx";
import type { Slot } from "@aangan/ui/time-slots/clock.ts";
import { SlotSummary, TimeSlots } from "@aangan/ui/time-slots/time-slots.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useRef, useState } from "react";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { longDay } from "@/lib/days";
import { tabHref } from "@/lib/hrefs";
import { dayIn } from "@/lib/zoned";
import type { SessionDialogProps } from "./dialog-props";
import { useMoveTimes, usePropose } from "./queries";
import { clientNameOf, clientTime, dayAndTime, firstNameOf } from "./times";

/** Returns the length of a note in code points, as the server counts. */
const noteLength = (note: string): number => [...note.trim()].length;

/** Proposes another time for a session: the coach's free times in both time zones, and a note to the client. */
export function MoveDialog({ session, zone, now, onClose }: SessionDialogProps) {
  const times = useMoveTimes(session.id);
  const move = usePropose();
  // The draft survives closing the dialog by mistake.
  const [note, setNote, dropNote] = useTabState(`proposal_${session.id}`, "");
  const excess = noteLength(note) - limits.sessionNoteMax;
  const refused = move.error instanceof ApiError ? move.error.fields.find(({ field }) => field === "note") : undefined;
  const [chosen, setChosen] = useState<{ day?: string; slot?: Slot }>({});
  const noteBox = useRef<HTMLTextAreaElement>(null);
  const clientName = clientNameOf(session);
  // The server also lists the session's own time, which is not another time.
  const slots = (times.data?.slots ?? [])
    .filter(({ startsAt }) => Date.parse(startsAt) !== Date.parse(session.date))
    .map(({ startsAt }): Slot => ({ id: startsAt, start: startsAt }));
  const days = new Set(slots.map(({ start }) => dayIn(new Date(start), zone)));
  const [firstDay, lastDay] = [[...days].at(0), [...days].at(-1)];
  const day = chosen.day ?? firstDay;
  // The day in the coach's zone; the browser may be in another one.
  const today = dayIn(now, zone);
  const ofDay = slots.filter(({ start }) => dayIn(new Date(start), zone) === day);
  // The time may have been taken since.
  const slot = ofDay.find(({ id }) => id === chosen.slot?.id);

  const confirm = () => {
    if (!slot || move.isPending) return;
    if (excess > 0) {
      noteBox.current?.focus();
      return;
    }
    move.mutate(
      { id: session.id, date: slot.start, note: note.trim() },
      {
        onSuccess: () => {
          dropNote();
          onClose();
          toast({ title: words.moveDone.title, description: words.moveDone.text({ clientName }) });
        },
      },
    );
  };

  return (
    <Dialog open onOpenChange={(open) => (open || move.isPending ? undefined : onClose())}>
      <DialogContent size="lg" closeLabel={common.close}>
        <DialogHeader>
          <DialogTitle>{words.moveTitle}</DialogTitle>
          <DialogDescription>
            {words.moveLead({ clientName, when: dayAndTime(session.date, zone, now) })}
          </DialogDescription>
        </DialogHeader>
        <DialogBody>
          {move.error && !refused ? (
            <Alert tone="danger" className="mb-4" title={words.moveFailed}>
              {messageOf(move.error, errors.somethingWrong)}
            </Alert>
          ) : null}
          {times.data ? (
            firstDay === undefined || lastDay === undefined ? (
              <EmptyState
                seed="hours"
                headingLevel={3}
                title={words.moveEmpty}
                description={words.moveEmptyText}
                action={
                  <Button asChild variant="secondary">
                    <Link href={tabHref("hours")}>{words.toHours}</Link>
                  </Button>
                }
              />
            ) : (
              <div className="grid gap-5 md:grid-cols-[minmax(0,340px)_minmax(0,1fr)]">
                <Calendar
                  value={day ?? firstDay}
                  onSelect={(next) => setChosen({ day: next })}
                  marked={days}
                  onlyMarked
                  today={today}
                  min={firstDay}
                  max={lastDay}
                  locale={locale}
                  labels={{
                    previousMonth: words.previousMonth,
                    nextMonth: words.nextMonth,
                    marked: words.hasTimes,
                    today: words.todayMark,
                  }}
                />
                <div>
                  <h3 className="mb-2.5 font-semibold font-text text-h4 tracking-normal">
                    {longDay(day ?? firstDay, today)}
                  </h3>
                  <TimeSlots
                    label={words.timesOn({ day: longDay(day ?? firstDay, today) })}
                    slots={ofDay}
                    value={slot?.id ?? ""}
                    onSelect={(next) => setChosen({ day: day ?? firstDay, slot: next })}
                    mine={{ zone }}
                    theirs={{
                      zone: session.clientTimeZone,
                      label: words.forClientShort({ clientName: firstNameOf(session) }),
                    }}
                    parts={{
                      morning: words.morning,
                      afternoon: words.afternoon,
                      evening: words.evening,
                      night: words.night,
                    }}
                    locale={locale}
                    takenLabel={words.taken}
                  />
                </div>
                <Field
                  className="md:col-span-2"
                  label={words.proposalNote({ clientName: firstNameOf(session) })}
                  labelNote={common.optional}
                  error={excess > 0 ? words.proposalNoteTooLong({ count: excess }) : refused?.message}
                  description={
                    <span className="flex flex-wrap justify-between gap-x-4">
                      <span>{words.proposalNoteHint({ clientName: firstNameOf(session) })}</span>
                      <CharacterCount
                        count={noteLength(note)}
                        max={limits.sessionNoteMax}
                        format={(count, max) => words.proposalNoteCount({ count, max })}
                      />
                    </span>
                  }
                >
                  <Textarea ref={noteBox} rows={2} value={note} onChange={(event) => setNote(event.target.value)} />
                </Field>
              </div>
            )
          ) : times.error ? (
            <Alert
              tone="danger"
              title={words.timesFailed}
              action={
                <Button
                  size="sm"
                  variant="secondary"
                  pending={times.isFetching}
                  pendingText={common.loading}
                  onClick={() => void times.refetch()}
                >
                  {common.retry}
                </Button>
              }
            >
              {messageOf(times.error, errors.somethingWrong)}
            </Alert>
          ) : (
            <SkeletonGroup label={common.loading} className="grid gap-5 md:grid-cols-2">
              <Skeleton shape="block" className="h-72" />
              <div className="flex flex-col gap-2">
                {["a", "b", "c", "d"].map((key) => (
                  <Skeleton key={key} shape="block" />
                ))}
              </div>
            </SkeletonGroup>
          )}
        </DialogBody>
        <DialogFooter
          summary={
            slot ? (
              <SlotSummary
                mine={`${dayAndTime(slot.start, zone, now)} ${words.yourTime}`}
                theirs={clientTime({ ...session, date: slot.start }, zone)}
                note={words.moveNote({ clientName: firstNameOf(session) })}
              />
            ) : (
              <p aria-live="polite" className="text-ink-muted">
                {firstDay === undefined ? null : words.chooseTime}
              </p>
            )
          }
        >
          <DialogClose asChild>
            <Button variant="secondary">{common.cancel}</Button>
          </DialogClose>
          <Button disabled={!slot} pending={move.isPending} pendingText={words.moving} onClick={confirm}>
            {words.move}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
