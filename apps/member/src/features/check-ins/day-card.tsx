"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/check-ins-page";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { limits } from "@aangan/copy/limits";
import { inWords, sunlightOf } from "@aangan/shell/check-ins/moods.ts";
import { clockAt, formatDay, writeAt } from "@aangan/shell/locale/dates.ts";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { SunTile } from "@aangan/ui/art/sun-tile/sun-tile.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { addDays } from "@aangan/ui/calendar/days.ts";
import { Card } from "@aangan/ui/card/card.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Textarea } from "@aangan/ui/textarea/textarea.tsx";
import { dayAt } from "@aangan/ui/time-slots/clock.ts";
import { PenLine } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { CrisisBanner } from "@/lib/crisis-banner";
import { useDetector } from "@/lib/detector";
import { MoodButtons, WordChips } from "./choosing";
import { type CheckIn, useDeleteCheckIn, useSaveCheckIn } from "./queries";

/** Props of {@link DayCard}. */
export interface DayCardProps {
  /** The day, 2026-11-24. */
  day: string;
  /** The check-in of that day; undefined without one. */
  checkIn: CheckIn | undefined;
  /** The member's day. */
  today: string;
  /** The member's zone; undefined until it is known. */
  zone: string | undefined;
  /** The first name of the member's coach; undefined without a coach. */
  coachName: string | undefined;
}

/** The check-in of one day, with its changes. */
export function DayCard({ day, checkIn, today, zone, coachName }: DayCardProps) {
  const save = useSaveCheckIn();
  const [mode, setMode] = useState<"view" | "change" | "note">("view");
  const written = checkIn !== undefined && checkIn.mood !== "";
  const open = day >= addDays(today, 1 - limits.checkInDays);
  const write = (change: { mood?: string; word?: string }) => save.mutate({ day, change });
  return (
    <Card asChild>
      <section aria-labelledby="day">
        <h2 id="day" className="font-semibold font-text text-ink-muted text-label tracking-normal">
          {formatDay(day, { weekday: "long", month: "long", day: "numeric" })}
        </h2>
        {written ? (
          <Written checkIn={checkIn} today={today} zone={zone} coachName={coachName} />
        ) : (
          <>
            {checkIn?.unreadable ? <p className="mt-2 text-small">{words.unreadable}</p> : null}
            {open ? (
              <>
                <p className="mt-2 font-display text-h3">{day === today ? words.question : words.howWas}</p>
                <MoodButtons value="" onChoose={(mood) => write({ mood })} className="-mx-1 mt-2" />
              </>
            ) : (
              <p className="mt-2 text-ink-muted text-small">{words.noEntry}</p>
            )}
          </>
        )}
        {open ? null : <p className="mt-2 text-ink-muted text-small">{words.tooOld}</p>}
        {written && open && mode === "change" ? (
          <div className="mt-3.5 border-line border-t pt-2">
            <MoodButtons value={checkIn.mood} onChoose={(mood) => write({ mood })} className="-mx-1" />
            <WordChips mood={checkIn.mood} value={checkIn.word} onChoose={(word) => write({ word })} className="mt-2" />
          </div>
        ) : null}
        {written && open && mode === "note" ? (
          <NoteForm day={day} start={checkIn.note} onDone={() => setMode("view")} />
        ) : null}
        {written && mode !== "note" ? (
          <div className="mt-3.5 flex flex-wrap gap-2">
            {open ? (
              <>
                <Button variant="secondary" className="flex-auto" onClick={() => setMode("note")}>
                  <PenLine aria-hidden="true" />
                  {words.addLine}
                </Button>
                <Button
                  variant="secondary"
                  className="flex-auto"
                  aria-expanded={mode === "change"}
                  onClick={() => setMode(mode === "change" ? "view" : "change")}
                >
                  {mode === "change" ? common.close : words.change}
                </Button>
              </>
            ) : null}
            <DeleteButton day={day} />
          </div>
        ) : null}
      </section>
    </Card>
  );
}

interface WrittenProps {
  checkIn: CheckIn;
  today: string;
  zone: string | undefined;
  coachName: string | undefined;
}

function Written({ checkIn, today, zone, coachName }: WrittenProps) {
  const time = zone === undefined ? "" : changedAt(checkIn.updatedAt, today, zone);
  return (
    <div className="mt-2 flex items-start gap-3.5">
      <SunTile sunlight={sunlightOf(checkIn.mood) ?? 0} className="size-[52px]" />
      <div className="min-w-0">
        <p className="font-display text-h3 [overflow-wrap:anywhere]">{inWords(checkIn)}</p>
        {checkIn.note ? (
          <p className="mt-1 whitespace-pre-line text-pretty [overflow-wrap:anywhere]">{checkIn.note}</p>
        ) : null}
        {time ? (
          <p className="mt-1 text-ink-muted text-small">
            {checkIn.shared && coachName ? words.sharedAt({ time, coachName }) : words.privateAt({ time })}
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** The form for a line about the day. Its text stays when it could not be saved. */
function NoteForm({ day, start, onDone }: { day: string; start: string; onDone: () => void }) {
  const save = useSaveCheckIn();
  const [note, setNote] = useState(start);
  const field = useRef<HTMLTextAreaElement>(null);
  const detect = useDetector(note);
  const distress = detect?.(note) ?? false;
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ day, change: { note } }, { onSuccess: onDone });
  };
  return (
    <form onSubmit={submit} className="mt-3.5">
      <Field
        label={words.noteLabel}
        description={words.noteHint}
        error={save.error ? messageOf(save.error, errors.somethingWrong) : undefined}
      >
        <Textarea
          ref={field}
          rows={3}
          maxLength={limits.checkInNote}
          value={note}
          autoComplete="off"
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      {distress ? <CrisisBanner announce className="mt-3" /> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" pending={save.isPending} pendingText={words.saving}>
          {words.save}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}

function DeleteButton({ day }: { day: string }) {
  const remove = useDeleteCheckIn();
  return (
    <AlertDialog
      trigger={<Button variant="quiet">{words.remove}</Button>}
      destructive
      title={words.removeTitle}
      description={words.removeText}
      cancelLabel={words.keep}
      confirmLabel={words.remove}
      pendingLabel={words.removing}
      onConfirm={async () => {
        try {
          await remove.mutateAsync(day);
          return undefined;
        } catch (error) {
          return messageOf(error, words.removeFailed);
        }
      }}
    />
  );
}

/** "6:14 PM" of a change of today, or its day and time. */
function changedAt(instant: string, today: string, zone: string): string {
  return dayAt(instant, zone) === today
    ? clockAt(instant, zone)
    : writeAt(instant, zone, { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" });
}
