"use client";

import * as common from "@aangan/copy/common";
import { labelOf } from "@aangan/copy/format";
import * as words from "@aangan/copy/on-call";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { useId, useState } from "react";
import { LoadError } from "@/features/administration/load-error";
import { type Rota, type RotaBlock, useRota } from "./queries";
import { RotaDialog } from "./rota-dialog";
import { weekdayName } from "./weekdays";

/** Formats the people of a block, with a mark on people who cannot act. */
function peopleText({ people }: RotaBlock): string {
  if (people.length === 0) return words.empty;
  return people.map(({ name, able }) => (able ? name : words.notAble({ name }))).join(", ");
}

/** The weekly rota. Administrators change it; everyone else reads it. */
export function RotaSection() {
  const rota = useRota();
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="font-display font-medium text-h3">
          {words.rota}
        </h2>
        <p className="text-ink-muted text-small">{words.rotaText}</p>
      </div>
      {rota.data ? (
        <>
          <RefetchErrorAlert query={rota} />
          <Week rota={rota.data} labelledBy={id} />
        </>
      ) : rota.error ? (
        <LoadError
          title={words.rotaFailed}
          error={rota.error}
          seed="rota"
          trying={rota.isFetching}
          retry={() => void rota.refetch()}
        />
      ) : (
        <SkeletonGroup label={common.loading}>
          <Skeleton shape="block" className="h-36" />
        </SkeletonGroup>
      )}
    </section>
  );
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];

function Week({ rota, labelledBy }: { rota: Rota; labelledBy: string }) {
  const [edited, setEdited] = useState<RotaBlock | null>(null);
  const hours = [...new Set(rota.blocks.map(({ fromHour }) => fromHour))];
  const find = (weekday: number, fromHour: number) =>
    rota.blocks.find((block) => block.weekday === weekday && block.fromHour === fromHour);
  const emptyNow = rota.blocks.some(({ now, empty }) => now && empty);
  return (
    <>
      {emptyNow ? <p className="mb-3 font-semibold text-caution">{words.noOneNow}</p> : null}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        aria-labelledby={labelledBy}
        className="overflow-x-auto"
      >
        <table
          aria-labelledby={labelledBy}
          className="w-full min-w-190 table-fixed border-separate border-spacing-[3px] text-left text-[0.875rem]/4.5 tabular-nums"
        >
          <thead>
            <tr>
              <td className="w-28" />
              {weekdays.map((weekday) => (
                <th key={weekday} scope="col" className="px-2 py-1.5 font-semibold text-ink-muted">
                  {weekdayName(weekday, "short")}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <tr key={hour}>
                <th scope="row" className="px-2 py-2.25 font-semibold text-ink-muted">
                  {labelOf(words.blockNames, String(hour))}
                </th>
                {weekdays.map((weekday) => {
                  const block = find(weekday, hour);
                  return (
                    <td key={weekday} className="p-0 align-top">
                      {block ? (
                        <Block block={block} onEdit={rota.canEdit ? () => setEdited(block) : undefined} />
                      ) : null}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {edited ? (
        <RotaDialog
          key={`${edited.weekday}-${edited.fromHour}`}
          block={edited}
          candidates={rota.candidates}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  );
}

/** One block: caution if empty, filled if it is now, soft if the reader is in it. */
function Block({ block, onEdit }: { block: RotaBlock; onEdit: (() => void) | undefined }) {
  const text = peopleText(block);
  const own = block.people.some(({ you }) => you);
  const look = cn(
    "flex min-h-11 w-full items-center rounded-tile px-2 py-1.5 text-left [overflow-wrap:anywhere]",
    block.empty
      ? "bg-caution-soft font-semibold text-caution"
      : block.now
        ? "bg-primary font-semibold text-on-primary"
        : own
          ? "bg-primary-soft font-semibold"
          : "bg-sunk",
    block.now && block.empty && "outline-2 outline-caution -outline-offset-2",
  );
  const shown = (
    <span>
      {text}
      {block.now ? <span className="sr-only">, {words.now}</span> : null}
    </span>
  );
  if (!onEdit) return <div className={look}>{shown}</div>;
  return (
    <button
      type="button"
      onClick={onEdit}
      aria-label={`${words.editBlock({
        day: weekdayName(block.weekday, "long"),
        hours: labelOf(words.blockNames, String(block.fromHour)),
        people: text,
      })}${block.now ? `, ${words.now}` : ""}`}
      className={cn(look, "cursor-pointer hover:underline")}
    >
      {text}
    </button>
  );
}
