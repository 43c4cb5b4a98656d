"use client";

import * as words from "@aangan/copy/after-session";
import { limits } from "@aangan/copy/limits";
import { routes } from "@aangan/copy/routes";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { CalendarPlus, ChevronRight, NotebookText } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "@/lib/link";
import { Feedback } from "./feedback";
import type { Session } from "./queries";
import { dayAndTime, shortDay } from "./times";

const day = 24 * 60 * 60_000;

/** Reports whether the coach shared notes of this session, or changed them, within the last days. */
export function hasFreshNotes({ recap }: Pick<Session, "recap">, now: Date): boolean {
  if (!recap) return false;
  return now.getTime() - Date.parse(recap.changedAt ?? recap.sharedAt) < limits.recapDays * day;
}

/** Props of {@link AfterCard}. */
export interface AfterCardProps {
  sessions: readonly Session[];
  /** The next session to offer, as `useNextOffer` returns it. */
  offer: { start: string; timeZone: string } | null;
  now: Date;
  onBook: (start: string) => void;
}

/**
 * What follows the last session on the dashboard: the coach's notes in their first days, the question how it went, and
 * the next session. Renders nothing if there is nothing.
 */
export function AfterCard({ sessions, offer, now, onBook }: AfterCardProps) {
  const noted = sessions.find((session) => hasFreshNotes(session, now));
  const asked = sessions.find(({ asksFeedback }) => asksFeedback);
  if (!noted && !asked && !offer) return null;
  return (
    <Card asChild padding="none">
      <section aria-labelledby="after-session" className="px-4 pt-3 pb-1 frame:px-6 frame:pt-4.5">
        <h2 id="after-session" className="font-display text-h3">
          {words.title}
        </h2>
        <ul className="mt-1 [&>li]:border-line [&>li]:not-first:border-t">
          {noted ? (
            <li>
              <Link
                href={`${routes.sessions.path}#session-${noted.id}`}
                className="-mx-2 grid min-h-14 grid-cols-[36px_minmax(0,1fr)_auto] items-center gap-3.5 rounded-control px-2 py-2.5 text-ink no-underline hover:bg-sunk"
              >
                <Icon>
                  <NotebookText />
                </Icon>
                <span className="min-w-0">
                  <b className="block font-semibold">
                    {words.shared({ coachName: noted.coachName.split(" ")[0] ?? noted.coachName })}
                  </b>
                  <span className="block text-ink-muted text-small">{shortDay(noted.date, noted.timeZone, now)}</span>
                </span>
                <span className="font-semibold text-primary text-small max-frame:sr-only">{words.read}</span>
                <ChevronRight aria-hidden="true" className="size-5 stroke-[1.75] text-ink-muted frame:hidden" />
              </Link>
            </li>
          ) : null}
          {asked ? (
            <li className="py-3">
              <Feedback key={asked.id} session={asked} headingLevel={3} />
            </li>
          ) : null}
          {offer ? (
            <li className="grid min-h-14 grid-cols-[36px_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2 py-2.5 md:grid-cols-[36px_minmax(0,1fr)_auto]">
              <Icon>
                <CalendarPlus />
              </Icon>
              <span className="min-w-0">
                <b className="block font-semibold">{words.next}</b>
                <span className="block text-ink-muted text-small tabular-nums">
                  {words.nextText({ when: dayAndTime(offer.start, offer.timeZone) })}
                </span>
              </span>
              <Button
                size="sm"
                variant="secondary"
                className="max-md:col-start-2 max-md:justify-self-start"
                aria-label={words.bookNamed({ when: dayAndTime(offer.start, offer.timeZone) })}
                onClick={() => onBook(offer.start)}
              >
                {words.book}
              </Button>
            </li>
          ) : null}
        </ul>
      </section>
    </Card>
  );
}

function Icon({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-9 place-items-center rounded-control bg-primary-soft text-primary [&_svg]:size-5 [&_svg]:stroke-[1.75]"
    >
      {children}
    </span>
  );
}
