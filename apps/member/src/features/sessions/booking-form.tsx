"use client";

import { ApiError, messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/booking";
import * as errors from "@aangan/copy/errors";
import { limits } from "@aangan/copy/limits";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import { DialogBody, DialogFooter } from "@aangan/ui/dialog/dialog.tsx";
import { dayAt, type Slot } from "@aangan/ui/time-slots/clock.ts";
import { SlotSummary } from "@aangan/ui/time-slots/time-slots.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { useDetector } from "@/lib/detector";
import { Failure } from "@/lib/failure";
import { allowanceStatus, isOpenMonth } from "./allowance";
import { BookingLoading, NoSessionsLeft, NoTimes } from "./booking-states";
import { DayAndTime } from "./day-and-time";
import { MonthIsFull } from "./month-is-full";
import { NoteField, noteLength } from "./note-field";
import { NoteSafety } from "./note-safety";
import {
  type Allowance,
  type Session,
  type SessionCoach,
  type Slots,
  useAllowance,
  useBook,
  useBookRepeated,
  useMove,
  useSlots,
} from "./queries";
import { RepeatField } from "./repeat-field";
import { repeatsOf } from "./repeats";
import { byDay, firstDay } from "./slots";
import { bothClocks, dayAndTime, monthAt, monthName } from "./times";
import { ZoneNote } from "./zone-note";

/** Props of {@link BookingForm}. */
export interface BookingFormProps {
  coach: SessionCoach;
  /** The coach's first name. */
  coachName: string;
  session?: Session | undefined;
  /** The time that is chosen at first. */
  start?: string | undefined;
  /** Set while a request is in flight, for the dialog. */
  sending: RefObject<boolean>;
  /** It is booked, or moved. */
  onDone: () => void;
}

/** The draft. Day is YYYY-MM-DD in the member's zone, start an instant. */
interface Draft {
  day: string | null;
  start: string | null;
  note: string;
  /** How often it repeats, in weeks; missing or 0 for once. */
  every?: 0 | 1 | 2;
}

const nothing: Draft = { day: null, start: null, note: "", every: 0 };

/** The form's values when it was sent. */
interface Sent {
  slots: Slots;
  allowance: { data: Allowance | undefined; error: Error | null };
}

/** The content of the booking dialog: fetches the times first. */
export function BookingForm(props: BookingFormProps) {
  const { coach, coachName } = props;
  const slots = useSlots(coach.id);
  const now = useServerClock();
  // While a booking is in flight, an update that its time is taken, or the month is full, is most likely caused by it.
  const [asSent, setAsSent] = useState<Sent | null>(null);
  const shown = asSent?.slots ?? slots.data;
  const read = useAllowance();
  const allowance = asSent?.allowance ?? read;
  if (slots.error && !shown) {
    return (
      <DialogBody className="pb-8">
        <Failure
          title={words.slotsFailed}
          error={slots.error}
          pending={slots.isFetching}
          onRetry={() => void slots.refetch()}
        />
      </DialogBody>
    );
  }
  // The allowance decides on which month it opens.
  if (!shown || !now || (!allowance.data && !allowance.error)) return <BookingLoading />;
  const all = byDay(shown.slots ?? [], shown.memberTimeZone);
  const { session } = props;
  const movedFrom = session ? monthAt(session.date, shown.memberTimeZone) : null;
  const days = new Map([...all].filter(([day]) => isOpenMonth(allowance.data, day.slice(0, 7), movedFrom)));
  const opens = firstDay(days, shown.memberTimeZone);
  if (all.size === 0) return <NoTimes coach={coach} coachName={coachName} />;
  if (opens === null) return <NoSessionsLeft included={allowance.data?.included ?? 0} />;
  const fullMonths = new Set([...all.keys()].filter((day) => !days.has(day)).map((day) => day.slice(0, 7)));
  return (
    <BookingFields
      {...props}
      slots={shown}
      days={days}
      opens={opens}
      fullMonths={[...fullMonths]}
      allowance={allowance}
      onSend={setAsSent}
      now={now}
    />
  );
}

interface BookingFieldsProps extends BookingFormProps {
  slots: Slots;
  /** The days that can be booked, with their times. */
  days: ReadonlyMap<string, readonly Slot[]>;
  /** The day that is shown at first. */
  opens: string;
  /** The months with free times in which no session is left, YYYY-MM, in order. */
  fullMonths: readonly string[];
  allowance: Sent["allowance"];
  /** Called with the shown values when the booking is sent, and with null when it fails. */
  onSend: (sent: Sent | null) => void;
  now: Date;
}

function BookingFields({
  coach,
  coachName,
  session,
  start: offered,
  sending,
  onDone,
  slots,
  days,
  opens,
  fullMonths,
  allowance,
  onSend,
  now,
}: BookingFieldsProps) {
  const zone = slots.memberTimeZone;
  const [draft, keep, drop] = useTabState<Draft>(
    session ? `move_${session.id}` : `booking_${coach.id}${offered ? `_${offered}` : ""}`,
    offered ? { ...nothing, start: offered } : nothing,
  );
  const detect = useDetector(draft.note);
  const [refusedNote, setRefusedNote] = useState<{ note: string; message: string } | null>(null);
  const [inView, setInView] = useState<string | null>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const book = useBook();
  const bookRepeated = useBookRepeated();
  const move = useMove();
  const pending = book.isPending || bookRepeated.isPending || move.isPending;

  // A start in the past, from a tab that was left open, is dropped, and one in a month that is full by now.
  const start = draft.start !== null && Date.parse(draft.start) > now.getTime() ? draft.start : null;
  const chosen = start !== null && !fullMonths.includes(monthAt(start, zone)) ? start : null;
  const free = chosen !== null && slots.slots?.some(({ startsAt }) => startsAt === chosen) === true;
  const clocks =
    chosen === null
      ? null
      : bothClocks({ date: chosen, timeZone: zone, coachTimeZone: slots.timeZone, coachCity: coach.city });
  // The chosen time's day takes precedence: the member's zone may have changed since.
  const day = chosen ? dayAt(chosen, zone) : draft.day !== null && days.has(draft.day) ? draft.day : opens;

  const thisMonth = monthAt(now.toISOString(), zone);
  const month = chosen ? monthAt(chosen, zone) : (inView?.slice(0, 7) ?? day.slice(0, 7));
  const openMonth = opens.slice(0, 7);
  const full = fullMonths.includes(month) ? month : fullMonths.find((one) => one < openMonth);
  // A move within the month uses no additional session.
  const adds = !session || monthAt(session.date, zone) !== month;
  const status = allowance.data && adds ? allowanceStatus(allowance.data, month) : null;
  const ready = free && status?.full !== true;
  const facts =
    session || chosen === null || !free || !allowance.data
      ? null
      : { start: chosen, zone, slots: slots.slots ?? [], months: allowance.data.months ?? [], now };
  const possible = facts ? ([1, 2] as const).filter((weeks) => repeatsOf(facts, weeks).dates.length > 0) : [];
  const every = possible.find((weeks) => weeks === draft.every) ?? 0;
  const repeats = facts && every !== 0 ? repeatsOf(facts, every) : null;
  const others = repeats?.dates.flatMap(({ start }) => (start === null ? [] : [start])) ?? [];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    if (chosen === null || !free || !clocks) {
      toast({
        title: words.missingInformation.title,
        description: words.missingInformation.text,
        variant: "destructive",
      });
      return;
    }
    if (!ready) return;
    if (noteLength(draft.note) > limits.sessionNoteMax) {
      note.current?.focus();
      return;
    }
    sending.current = true;
    onSend({ slots, allowance: { data: allowance.data, error: allowance.error } });
    try {
      if (session) await move.mutateAsync({ id: session.id, date: chosen });
      else if (others.length > 0) {
        await bookRepeated.mutateAsync({ coachId: coach.id, date: chosen, note: draft.note.trim(), repeats: others });
      } else await book.mutateAsync({ coachId: coach.id, date: chosen, note: draft.note.trim() });
    } catch (error) {
      onSend(null);
      const fieldError = error instanceof ApiError ? error.fields.find(({ field }) => field === "note") : undefined;
      if (fieldError) setRefusedNote({ note: draft.note, message: fieldError.message });
      toast({
        title: session ? words.moveFailed : words.scheduleFailed,
        description: sentenceOf(error),
        variant: "destructive",
      });
      return;
    } finally {
      sending.current = false;
    }
    drop();
    const message = session ? words.moved : words.scheduled;
    toast({
      title: others.length > 0 ? words.repeat.booked({ count: others.length + 1 }) : message.title,
      description: message.text(clocks),
    });
    onDone();
  };

  // In a textarea Enter starts a new line, so Ctrl and Enter submits.
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };

  const line = status ? usedLine(status, month, thisMonth) : allowance.error ? words.allowanceFailed : "";
  return (
    <form noValidate onSubmit={submit} onKeyDown={onKeyDown}>
      <DialogBody className="flex flex-col gap-4">
        <ZoneNote zone={zone} now={now} />
        <MonthIsFull
          month={full === undefined ? null : monthName(full, thisMonth)}
          next={full === month ? null : monthName(openMonth, thisMonth)}
          included={allowance.data?.included ?? 0}
        />
        <DayAndTime
          slots={slots}
          coach={coach}
          days={days}
          day={day}
          chosen={chosen}
          now={now}
          onMonth={setInView}
          onDay={(day) => !pending && keep({ ...draft, day, start: null })}
          onTime={(start) => !pending && keep({ ...draft, start })}
        />
        {chosen && possible.length > 0 ? (
          <RepeatField
            coachName={coachName}
            zone={zone}
            start={chosen}
            every={every}
            repeats={repeats}
            possible={possible}
            thisMonth={thisMonth}
            onChange={(every) => !pending && keep({ ...draft, every })}
          />
        ) : null}
        {session ? null : (
          <NoteField
            ref={note}
            coachName={coachName}
            value={draft.note}
            readOnly={pending}
            refused={refusedNote?.note === draft.note ? refusedNote.message : undefined}
            onChange={(text) => keep({ ...draft, note: text })}
          />
        )}
      </DialogBody>
      {!session && detect?.(draft.note) ? <NoteSafety note={note} /> : null}
      <DialogFooter
        summary={
          clocks && free ? (
            <SlotSummary
              {...clocks}
              note={[line, ready ? changeLine(chosen, zone, now) : ""].filter(Boolean).join(" ")}
            />
          ) : (
            <p className="text-ink-muted">{line}</p>
          )
        }
      >
        <Button
          type="submit"
          size="lg"
          // Stays focusable: pressing it shows which field is missing.
          aria-disabled={!ready || pending || undefined}
          pending={pending}
          pendingText={session ? words.moving : words.confirming}
        >
          {session
            ? words.move
            : others.length > 0
              ? words.repeat.confirm({ count: others.length + 1 })
              : words.confirm}
        </Button>
      </DialogFooter>
    </form>
  );
}

function usedLine(
  { used, included, past }: ReturnType<typeof allowanceStatus>,
  month: string,
  thisMonth: string,
): string {
  const name = monthName(month, thisMonth);
  if (past) return words.pastIncluded({ included, month: name });
  return month === thisMonth
    ? words.usedThisMonth({ used, included })
    : words.usedInMonth({ used, included, month: name });
}

/** Returns the text about until when the chosen time can be cancelled for free. */
function changeLine(start: string | null, zone: string, now: Date): string {
  if (start === null) return "";
  const until = new Date(Date.parse(start) - limits.changeHours * 3_600_000);
  return until > now ? words.freeUntil({ time: dayAndTime(until.toISOString(), zone) }) : words.countsAtOnce;
}

/** Returns the server's error about the time, or else about the whole form. */
function sentenceOf(error: unknown): string {
  const field = error instanceof ApiError ? error.fields[0]?.message : undefined;
  return field ?? messageOf(error, errors.somethingWrong);
}
