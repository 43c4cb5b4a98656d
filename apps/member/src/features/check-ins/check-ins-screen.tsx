"use client";

import * as words from "@aangan/copy/check-ins-page";
import * as common from "@aangan/copy/common";
import { moods } from "@aangan/copy/lists";
import { inWords, moodLabel, sunlightOf, wordLabel } from "@aangan/shell/check-ins/moods.ts";
import { lazyDialogWithToast } from "@aangan/shell/lazy/lazy-dialog-with-toast.tsx";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { formatDay } from "@aangan/shell/locale/dates.ts";
import { type Sunlight, SunTile } from "@aangan/ui/art/sun-tile/sun-tile.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@aangan/ui/table/table.tsx";
import { CalendarDays, ChevronLeft, ChevronRight, Eye, Table as TableIcon } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { useCoach } from "@/features/coaches/queries";
import { CrisisBanner } from "@/lib/crisis-banner";
import { Failure } from "@/lib/failure";
import { useHelp } from "@/lib/risk";
import { useUser } from "@/lib/user";
import { DayCard } from "./day-card";
import { LowDays } from "./low-days";
import { monthAfter, placesOf } from "./moods";
import { type CheckIn, type CheckInMonth, useCheckIns } from "./queries";
import { monthName } from "./small-month";

/** Its code is fetched when it is opened. */
const ShareDialog = lazyDialogWithToast(() => import("./share-dialog").then((module) => module.ShareDialog));

/** A month of check-ins as a picture or a table, one day of it, and the sharing with the coach. */
export function CheckInsScreen() {
  const user = useUser();
  const coach = useCoach(user.data?.coachId ?? null);
  const coachName = coach.data?.name.split(" ")[0];
  const [chosenMonth, setChosenMonth] = useState("");
  const [chosenDay, setChosenDay] = useState("");
  const [table, setTable] = useState(false);
  const [sharing, setSharing] = useState(useSearchParams().get("share") === "1");
  const checkIns = useCheckIns(chosenMonth);
  const help = useHelp();
  const { data } = checkIns;

  if (!data) {
    return checkIns.error ? (
      <Failure
        screen
        title={words.loadFailed}
        error={checkIns.error}
        pending={checkIns.isFetching}
        onRetry={() => void checkIns.refetch()}
      />
    ) : (
      <SkeletonGroup label={common.loading}>
        <Skeleton className="h-9 w-48" />
        <Skeleton shape="block" className="mt-6 aspect-square max-w-160 rounded-card" />
      </SkeletonGroup>
    );
  }
  const current = data.today.slice(0, 7);
  const name = monthName(data.month, data.today);
  const day = chosenDay.startsWith(data.month) ? chosenDay : data.month === current ? data.today : "";
  const go = (months: number) => setChosenMonth(monthAfter(data.month, months));
  return (
    <>
      {help.shown ? <CrisisBanner announce={help.fresh} className="mb-6 max-w-180" /> : null}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <h1 className="mr-2 font-display font-medium text-h1">
          <span className="sr-only">{words.title}: </span>
          {name}
        </h1>
        <IconButton
          label={words.earlier}
          disabled={data.earliest === "" || data.month <= data.earliest}
          onClick={() => go(-1)}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton label={words.later} disabled={data.month >= current} onClick={() => go(1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
        <Button variant="secondary" className="frame:ml-auto" onClick={() => setTable(!table)}>
          {table ? <CalendarDays aria-hidden="true" /> : <TableIcon aria-hidden="true" />}
          {table ? words.asTiles : words.asTable}
        </Button>
      </div>
      <RefetchErrorAlert query={checkIns} className="mt-4" />
      <div className="mt-4 grid items-start gap-x-9 gap-y-4 lg:grid-cols-[minmax(0,1fr)_360px]">
        {table ? (
          <MonthTable month={data} name={name} />
        ) : (
          <section aria-label={name}>
            <MonthTiles month={data} chosen={day} onChoose={setChosenDay} />
            <Key />
          </section>
        )}
        <div className="flex flex-col gap-4">
          {day === "" ? null : (
            <DayCard
              // Another day starts with empty forms.
              key={day}
              day={day}
              checkIn={data.days.find((one) => one.day === day)}
              today={data.today}
              zone={user.data?.timeZone}
              coachName={coachName}
            />
          )}
          <Card asChild>
            <section aria-labelledby="words-of-month">
              <h2 id="words-of-month" className="font-semibold font-text text-h4 tracking-normal">
                {words.wordsTitle}
              </h2>
              <p className="mt-1.5 text-small">{countedWords(data.days) || words.noWords}</p>
              {data.month === current ? <LowDays days={data.lowDays} coachName={coachName} className="mt-2" /> : null}
            </section>
          </Card>
          {coachName && user.data?.coachId ? (
            <Card className="flex flex-wrap items-center gap-3">
              <Eye aria-hidden="true" className="size-5 shrink-0 stroke-[1.75] text-ink-muted" />
              <p className="min-w-[10rem] flex-1 text-small">
                <b className="block font-semibold">{words.share({ coachName })}</b>
                <span className="text-ink-muted">{sharedText(data.days)}</span>
              </p>
              <Button variant="secondary" onClick={() => setSharing(true)}>
                {words.chooseDays}
              </Button>
            </Card>
          ) : null}
        </div>
      </div>
      {sharing && coachName && user.data?.coachId ? (
        <ShareDialog month={data} coachId={user.data.coachId} coachName={coachName} onClose={() => setSharing(false)} />
      ) : null}
    </>
  );
}

function sharedText(days: readonly CheckIn[]): string {
  const count = days.filter(({ shared }) => shared).length;
  return count === 0 ? words.shareOff : words.shareOn({ count });
}

/** "Tired 7 · Homesick 4": the words of a month, the most frequent first. */
function countedWords(days: readonly CheckIn[]): string {
  const counts = new Map<string, number>();
  for (const { word } of days) if (word !== "") counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([word, count]) => words.wordCount({ word: wordLabel(word), count }))
    .join(" · ");
}

interface MonthTilesProps {
  month: CheckInMonth;
  chosen: string;
  onChoose: (day: string) => void;
}

/** The days as tiles in seven columns, in the order of the tab key. */
function MonthTiles({ month, chosen, onChoose }: MonthTilesProps) {
  const stored = new Map(month.days.map((one) => [one.day, one]));
  // 2026-11-01 is a Sunday.
  const weekdays = Array.from({ length: 7 }, (_, i) => formatDay(`2026-11-0${i + 1}`, { weekday: "short" }));
  return (
    <div className="grid grid-cols-7 gap-1 frame:gap-1.5">
      {weekdays.map((weekday) => (
        <span
          key={weekday}
          aria-hidden="true"
          className="font-semibold text-[14px] text-ink-muted leading-5 max-frame:text-center"
        >
          {weekday}
        </span>
      ))}
      {placesOf(month.month).map((day, place) => {
        if (day === null) return <span key={`place${place + 1}`} />;
        const one = stored.get(day);
        const sunlight = sunlightOf(one?.mood ?? "");
        const toCome = day > month.today;
        return (
          <button
            key={day}
            type="button"
            disabled={toCome}
            aria-pressed={day === chosen}
            aria-label={words.dayLabel({
              day: formatDay(day, { month: "short", day: "numeric" }),
              what: one && sunlight !== null ? inWords(one) : words.noEntry,
            })}
            onClick={() => onChoose(day)}
            className={cn(
              "relative block aspect-square min-h-11 min-w-0 cursor-pointer rounded-[6px] text-left disabled:cursor-default frame:aspect-[1/.92]",
              day === month.today && "outline-3 outline-ink outline-offset-2",
              sunlight === null && !toCome && "shadow-[inset_0_0_0_1px_var(--line)]",
              day === chosen && "ring-3 ring-primary",
            )}
          >
            {sunlight === null ? (
              toCome ? null : (
                <span
                  aria-hidden="true"
                  className="absolute top-1/2 left-1/2 -m-1 size-[7px] rounded-full bg-line-strong"
                />
              )
            ) : (
              <SunTile sunlight={sunlight} className="absolute inset-0 size-full rounded-[6px]" />
            )}
            <span
              aria-hidden="true"
              className={cn(
                "absolute bottom-0.5 left-0.5 min-w-[19px] rounded-tile px-0.5 pt-px text-center text-[12.5px] tabular-nums leading-4 frame:bottom-[5px] frame:left-[5px] frame:min-w-[26px] frame:px-[5px] frame:pt-[3px] frame:text-[14px] frame:leading-[19px]",
                sunlight === null ? "font-medium text-ink-muted" : "bg-surface font-semibold text-ink",
              )}
            >
              {Number(day.slice(-2))}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** The legend of the tiles. */
function Key() {
  return (
    <ul aria-label={words.key} className="mt-3.5 flex flex-wrap gap-x-3.5 gap-y-2">
      {moods.map(({ code, label }, i) => (
        <li key={code} className="inline-flex items-center gap-1.5 text-[14.5px]">
          <SunTile sunlight={i as Sunlight} className="size-[22px]" />
          {label}
        </li>
      ))}
    </ul>
  );
}

/** The same month as a table. */
function MonthTable({ month, name }: { month: CheckInMonth; name: string }) {
  if (month.days.length === 0) return <p className="text-ink-muted">{words.none}</p>;
  return (
    <Table caption={name} captionHidden cards>
      <TableHeader>
        <TableRow>
          <TableHead>{words.day}</TableHead>
          <TableHead>{words.mood}</TableHead>
          <TableHead>{words.word}</TableHead>
          <TableHead>{words.note}</TableHead>
          <TableHead>{words.shared}</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {month.days.map((one) => (
          <TableRow key={one.day}>
            <TableCell>{formatDay(one.day, { weekday: "short", month: "short", day: "numeric" })}</TableCell>
            <TableCell label={words.mood}>{one.unreadable ? words.unreadable : moodLabel(one.mood)}</TableCell>
            <TableCell label={words.word}>{wordLabel(one.word)}</TableCell>
            <TableCell label={words.note} className="whitespace-pre-line [overflow-wrap:anywhere]">
              {one.note}
            </TableCell>
            <TableCell label={words.shared}>{one.shared ? words.yes : words.no}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
