"use client";

import * as coachList from "@aangan/copy/coach-list";
import * as coachProfile from "@aangan/copy/coach-profile";
import * as words from "@aangan/copy/coaches";
import { routes } from "@aangan/copy/routes";
import { inList } from "@aangan/shell/locale/lists.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { writtenLanguageOf } from "@aangan/ui/lib/language.ts";
import { CalendarClock, Clock, GraduationCap, Languages, MessagesSquare } from "lucide-react";
import Link from "next/link";
import type { MouseEvent } from "react";
import { coachesHref } from "./address";
import { CoachArt, CoachFact, NextOpening, Reasons, Specializations } from "./coach-parts";
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
}

/** A coach whom the member may choose: portrait, their own text, and buttons for details and the choice. */
export function CoachCard({
  coach,
  reasons = [],
  selectLabel,
  onSelect,
  pending,
  headingLevel = 3,
  href = coachesHref({ coachId: coach.id }),
  onOpen,
}: CoachCardProps) {
  const Name = `h${headingLevel}` as const;
  const open = (event: MouseEvent) => {
    // The browser opens new tabs and windows.
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(coach);
  };
  return (
    <Card asChild padding="none" className="flex flex-col">
      <article aria-label={coach.name}>
        <div className="relative">
          <CoachArt coach={coach} className="h-[226px]" niche="bottom-[19px] w-[146px]" />
          <div className="px-4 pt-4 md:px-5 md:pt-5">
            <Name className="font-display text-h3 [overflow-wrap:anywhere]">
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
          </div>
        </div>
        <div className="flex flex-1 flex-col gap-3 px-4 pb-4 md:px-5 md:pb-5">
          <p className="text-ink-muted text-small">
            {words.certified} · {coach.city}
          </p>
          <Reasons reasons={reasons} />
          <p
            lang={writtenLanguageOf(coach.bio)}
            className="line-clamp-6 text-pretty text-small [overflow-wrap:anywhere]"
          >
            {coach.bio}
          </p>
          <Specializations coach={coach} />
          <dl className="flex flex-col gap-1.5 text-small">
            <CoachFact icon={<Languages />} label={words.languagesLabel}>
              {inList(coach.languages)}
            </CoachFact>
            {coach.yearsOfExperience > 0 ? (
              <CoachFact icon={<GraduationCap />} label={coachProfile.experienceLabel}>
                {words.experience({ count: coach.yearsOfExperience })}
              </CoachFact>
            ) : null}
            {coach.availability ? (
              <CoachFact icon={<Clock />} label={words.availabilityLabel}>
                <span lang={writtenLanguageOf(coach.availability)}>{coach.availability}</span>
              </CoachFact>
            ) : null}
            <CoachFact icon={<CalendarClock />} label={coachList.nextLabel}>
              <NextOpening coach={coach} />
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
