"use client";

import * as coachList from "@aangan/copy/coach-list";
import * as words from "@aangan/copy/coaches";
import { routes } from "@aangan/copy/routes";
import { inList } from "@aangan/shell/locale/lists.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { writtenLanguageOf } from "@aangan/ui/lib/language.ts";
import { CalendarClock, Languages, MessagesSquare } from "lucide-react";
import type { MouseEvent } from "react";
import { Link } from "@/lib/link";
import { coachesHref } from "./address";
import { CoachArt, CoachFact, NextOpening, Reasons, SaveMark, Specializations } from "./coach-parts";
import type { Coach } from "./queries";

/** Props of {@link CoachCard}. */
export interface CoachCardProps {
  coach: Coach;
  /** Why this coach is suggested. */
  reasons?: readonly string[];
  /** Label of the button that chooses this coach. */
  selectLabel: string;
  onSelect: (coach: Coach) => void;
  /** This coach is being chosen. */
  pending: boolean;
  /** Level of the name among the page's headings. */
  headingLevel?: 2 | 3;
  /** URL of the coach's own page, including the filters to keep. */
  href?: string;
  /** Opens the coach's page without leaving this one; without it the link opens it. */
  onOpen?: (coach: Coach) => void;
  /** Adds the coach to the comparison, or removes them; without it there is no button. */
  onCompare?: (coach: Coach) => void;
  /** The coach is in the comparison. */
  compared?: boolean;
  /** The member searches for times at night. */
  nights?: boolean;
}

/**
 * A coach whom the member may choose: portrait, main facts, and buttons for details and the choice. On a phone it is
 * short, so that many fit; the coach's own text is on their page.
 */
export function CoachCard({
  coach,
  reasons = [],
  selectLabel,
  onSelect,
  pending,
  headingLevel = 3,
  href = coachesHref({ coachId: coach.id }),
  onOpen,
  onCompare,
  compared = false,
  nights = false,
}: CoachCardProps) {
  const Name = `h${headingLevel}` as const;
  const open = (event: MouseEvent) => {
    // The browser opens new tabs and windows.
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(coach);
  };
  return (
    <Card asChild padding="none" className="relative flex flex-col">
      <article aria-label={coach.name}>
        <div className="relative max-md:grid max-md:grid-cols-[96px_minmax(0,1fr)]">
          <CoachArt
            coach={coach}
            className="h-[92px] max-md:rounded-br-card md:h-[196px]"
            niche="bottom-[19px] w-[48px] md:w-[128px]"
          />
          <div className="px-4 pt-3.5 max-md:pr-14 md:px-5 md:pt-5">
            <Name className="font-display text-h4 [overflow-wrap:anywhere] md:text-h3">
              {/* Picture and name are one link. */}
              <Link
                href={href}
                prefetch={false}
                onClick={open}
                data-coach={coach.id}
                className="text-inherit no-underline after:absolute after:inset-0 after:content-[''] hover:underline"
              >
                {coach.name}
              </Link>
            </Name>
            <p className="text-ink-muted text-small max-md:text-fine">
              {words.certified} · {coach.city}
            </p>
          </div>
        </div>
        <SaveMark coach={coach} className="absolute top-2 right-2 md:top-3 md:right-3" />
        <div className="flex flex-1 flex-col gap-1.5 px-4 pt-2.5 pb-3.5 md:gap-3 md:px-5 md:pt-3 md:pb-5">
          <Reasons reasons={reasons} />
          <p
            lang={writtenLanguageOf(coach.bio)}
            className="line-clamp-4 text-pretty text-small [overflow-wrap:anywhere] max-md:hidden"
          >
            {coach.bio}
          </p>
          <div className="max-md:hidden">
            <Specializations coach={coach} />
          </div>
          <dl className="flex flex-col gap-1 text-small md:gap-1.5">
            <CoachFact icon={<Languages />} label={words.languagesLabel}>
              {inList(coach.languages)}
            </CoachFact>
            <CoachFact icon={<CalendarClock />} label={coachList.nextLabel}>
              <NextOpening coach={coach} nights={nights} compact />
            </CoachFact>
          </dl>
          <div className="mt-auto flex flex-wrap items-center gap-2.5 pt-1">
            <Button
              className="flex-1"
              onClick={() => onSelect(coach)}
              pending={pending}
              pendingText={words.selecting}
              aria-label={words.selectNamed({ action: selectLabel, coachName: coach.name })}
            >
              {selectLabel}
            </Button>
            {onCompare ? (
              <Button
                variant="secondary"
                aria-pressed={compared}
                aria-label={coachList.compareNamed({ coachName: coach.name })}
                onClick={() => onCompare(coach)}
              >
                {coachList.compare}
              </Button>
            ) : null}
            {coach.conversation ? (
              <Button asChild variant="secondary" className="px-3">
                <Link href={`${routes.messages.path}?coach=${coach.id}`} aria-label={words.message}>
                  <MessagesSquare aria-hidden="true" />
                </Link>
              </Button>
            ) : null}
          </div>
        </div>
      </article>
    </Card>
  );
}
