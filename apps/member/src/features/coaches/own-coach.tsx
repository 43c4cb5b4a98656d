"use client";

import * as coachList from "@aangan/copy/coach-list";
import * as words from "@aangan/copy/coaches";
import { routes } from "@aangan/copy/routes";
import { timeIn } from "@aangan/shell/forms/zones.ts";
import { useClock } from "@aangan/shell/live/clock.ts";
import { inList } from "@aangan/shell/locale/lists.ts";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { isFocusUnclaimed } from "@aangan/ui/lib/focus-fallback.ts";
import { writtenLanguageOf } from "@aangan/ui/lib/language.ts";
import { CalendarClock, CalendarPlus, Clock, Languages, MapPin, MessagesSquare } from "lucide-react";
import { type MouseEvent, useEffect, useEffectEvent, useRef } from "react";
import { Link } from "@/lib/link";
import { CoachArt, CoachFact, NextOpening, Specializations } from "./coach-parts";
import type { Coach } from "./queries";
import { UpcomingSessions, type UpcomingSessionsQuery } from "./upcoming-sessions";

/** Props of {@link OwnCoach}. */
export interface OwnCoachProps {
  coach: Coach;
  sessions: UpcomingSessionsQuery;
  /** URL of the coach's own page, and the function that opens it here. */
  href: string;
  onOpen: (coach: Coach) => void;
  onSchedule: (coach: Coach) => void;
  onChange: () => void;
  /**
   * A dialog has closed: the coach's name receives focus, unless the user has focused another element. `onFocused` is
   * called afterwards.
   */
  takesFocus: boolean;
  onFocused: () => void;
}

/** The member's coach, with the next session and all actions. */
export function OwnCoach({
  coach,
  sessions,
  href,
  onOpen,
  onSchedule,
  onChange,
  takesFocus,
  onFocused,
}: OwnCoachProps) {
  const name = useRef<HTMLHeadingElement>(null);
  const end = useEffectEvent(onFocused);
  // The button that chose the coach is gone when the booking closes, and the coach may load later than that.
  useEffect(() => {
    if (!takesFocus) return;
    const focusName = () => {
      // A dialog that cannot restore focus leaves it with the page's main region.
      if (isFocusUnclaimed() || document.activeElement?.tagName === "MAIN") name.current?.focus();
      end();
    };
    // The dialog unmounts in the next task and restores focus in the one after.
    let timer = window.setTimeout(() => {
      timer = window.setTimeout(focusName);
    });
    return () => window.clearTimeout(timer);
  }, [takesFocus]);
  const now = useClock();
  const time = now ? timeIn(coach.timeZone, now) : "";
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(coach);
  };
  return (
    <Card asChild padding="none" className="grid xl:grid-cols-[248px_minmax(0,1fr)]">
      <article aria-label={coach.name}>
        <CoachArt
          coach={coach}
          className="h-[196px] xl:h-auto xl:min-h-[320px]"
          niche="bottom-[19px] w-[128px] xl:bottom-[30px] xl:w-[172px]"
        />
        <div className="grid content-start gap-x-8 gap-y-4 p-4 md:p-6 grid:grid-cols-[minmax(0,1fr)_minmax(260px,320px)] grid:grid-rows-[auto_1fr_auto]">
          <div>
            <div className="flex flex-wrap items-center gap-2">
              <h2 ref={name} tabIndex={-1} className="font-display text-h3 outline-none [overflow-wrap:anywhere]">
                <Link href={href} prefetch={false} onClick={open} className="text-inherit no-underline hover:underline">
                  {coach.name}
                </Link>
              </h2>
              <Badge variant="success">{words.yourCoach}</Badge>
              {coach.away ? <Badge variant="caution">{words.away}</Badge> : null}
            </div>
            <p className="text-ink-muted text-small">{words.certified}</p>
            {coach.away ? (
              <p className="mt-2 text-pretty text-small">{words.awayText({ coachName: coach.name })}</p>
            ) : null}
          </div>
          {/* The next session and the actions come before the known text; on wide screens they are next to and
              below it. */}
          <div className="flex flex-col gap-3 grid:col-start-2 grid:row-span-2 grid:row-start-1">
            <UpcomingSessions sessions={sessions} coach={coach} />
            {sessions.data?.length === 0 && !coach.away ? <WhatsNext /> : null}
          </div>
          <div className="flex flex-wrap gap-2.5 max-md:[&>*]:w-full grid:col-span-2 grid:row-start-3">
            {coach.away ? null : (
              <Button onClick={() => onSchedule(coach)}>
                <CalendarPlus aria-hidden="true" />
                {coachList.schedule}
              </Button>
            )}
            <Button asChild variant="secondary">
              <Link href={`${routes.messages.path}?coach=${coach.id}`}>
                <MessagesSquare aria-hidden="true" />
                {words.message}
              </Link>
            </Button>
            <Button variant="quiet" onClick={onChange}>
              {words.change}
            </Button>
          </div>
          <div className="flex min-w-0 flex-col gap-3 grid:col-start-1 grid:row-start-2">
            <p
              lang={writtenLanguageOf(coach.bio)}
              className="line-clamp-3 max-w-[64ch] md:line-clamp-6 text-pretty text-small [overflow-wrap:anywhere]"
            >
              {coach.bio}
            </p>
            {/* On a phone the coach's page has the rest. */}
            <div className="max-md:hidden">
              <Specializations coach={coach} />
            </div>
            <dl className="flex flex-col gap-1.5 text-small">
              <CoachFact icon={<MapPin />} label={coachList.placeLabel}>
                {time ? words.localTime({ time, city: coach.city }) : coach.city}
              </CoachFact>
              <CoachFact icon={<Languages />} label={words.languagesLabel}>
                {inList(coach.languages)}
              </CoachFact>
              {coach.availability ? (
                <CoachFact icon={<Clock />} label={words.availabilityLabel}>
                  <span lang={writtenLanguageOf(coach.availability)}>{coach.availability}</span>
                </CoachFact>
              ) : null}
              <CoachFact icon={<CalendarClock />} label={coachList.nextLabel}>
                <NextOpening coach={coach} />
              </CoachFact>
            </dl>
          </div>
        </div>
      </article>
    </Card>
  );
}

function WhatsNext() {
  return (
    <div className="rounded-control border border-line px-4 py-3 text-small">
      <h3 className="font-semibold font-text text-small tracking-normal">{words.whatsNext}</h3>
      <ul className="mt-1 list-disc pl-5 text-ink-muted">
        {words.whatsNextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </div>
  );
}
