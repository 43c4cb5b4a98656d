"use client";

import * as words from "@aangan/copy/coach-client-page";
import { inWords, sunlightOf } from "@aangan/shell/check-ins/moods.ts";
import { formatDay } from "@aangan/shell/locale/dates.ts";
import { SunTile } from "@aangan/ui/art/sun-tile/sun-tile.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { languageOf } from "@aangan/ui/lib/language.ts";
import { useState } from "react";
import type { ClientDetail } from "../queries";

/** How many check-ins are shown at first. */
const shown = 5;

/** Props of {@link CheckInsCard}. */
export interface CheckInsCardProps {
  /** The check-ins that the client shares, newest first. */
  checkIns: ClientDetail["checkIns"];
  /** The client's first name. */
  clientName: string;
}

/** How the client's shared days were, to read. */
export function CheckInsCard({ checkIns, clientName }: CheckInsCardProps) {
  const [all, setAll] = useState(false);
  return (
    <>
      <p className="text-fine text-ink-muted">{words.checkInsShared({ clientName })}</p>
      <ul className="mt-2.5 flex flex-col gap-2.5">
        {checkIns.slice(0, all ? undefined : shown).map((one) => (
          <li key={one.day} className="grid grid-cols-[30px_minmax(0,1fr)] gap-3 text-small">
            <SunTile sunlight={sunlightOf(one.mood) ?? 0} className="size-[30px]" />
            <div>
              <p>
                <b className="font-semibold">{one.unreadable ? words.checkInsUnreadable : inWords(one)}</b>{" "}
                <span className="whitespace-nowrap text-ink-muted">
                  {formatDay(one.day, { weekday: "short", month: "short", day: "numeric" })}
                </span>
              </p>
              {one.note ? (
                <p lang={languageOf(one.note)} className="whitespace-pre-line [overflow-wrap:anywhere]">
                  {one.note}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {!all && checkIns.length > shown ? (
        <Button variant="quiet" size="sm" className="mt-2 -ml-3" onClick={() => setAll(true)}>
          {words.checkInsAll({ count: checkIns.length })}
        </Button>
      ) : null}
    </>
  );
}
