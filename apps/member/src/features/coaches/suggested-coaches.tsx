"use client";

import * as words from "@aangan/copy/coaches";
import * as matchingAnswers from "@aangan/copy/matching-answers";
import { routes } from "@aangan/copy/routes";
import { Button } from "@aangan/ui/button/button.tsx";
import { useRouter } from "next/navigation";
import { Link } from "@/lib/link";
import { useChoice } from "./choosing";
import { CoachCard } from "./coach-card";
import { type Coach, useFirstCoach, useMatching, useSuggestions } from "./queries";
import { Suggestions } from "./suggestions";

/** Props of {@link SuggestedCoaches}. */
export interface SuggestedCoachesProps {
  /** Called after a choice. Without it the conversation with the coach opens. */
  onSelected?: (coach: Coach) => void;
}

/**
 * For a member without a coach: up to three suggestions with reasons, a link to all coaches, and a button to skip.
 * Skipping selects the first coach of the list, or the first suggestion for a member who wants a coach outside their
 * community.
 */
export function SuggestedCoaches({ onSelected }: SuggestedCoachesProps) {
  const router = useRouter();
  const suggestions = useSuggestions();
  const matching = useMatching();
  const firstOfAll = useFirstCoach().data;
  const choice = useChoice();

  // A member who wants a coach outside their community is never assigned another.
  const outside = matching.data?.outsideCommunity;
  const first = outside === undefined ? undefined : outside ? suggestions.data?.[0]?.coach : firstOfAll;

  const select = async (coach: Coach) => {
    if (choice.pendingId || (await choice.choose(coach)) !== undefined) return;
    if (onSelected) onSelected(coach);
    else router.push(`${routes.messages.path}?coach=${coach.id}`);
  };

  return (
    <Suggestions
      query={suggestions}
      card={({ coach, reasons }) => (
        <CoachCard
          key={coach.id}
          coach={coach}
          reasons={reasons}
          selectLabel={words.select}
          onSelect={(chosen) => void select(chosen)}
          pending={choice.pendingId === coach.id}
        />
      )}
    >
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button asChild variant="secondary">
          <Link href={routes.coaches.path}>{words.browseAll}</Link>
        </Button>
        {first ? (
          <>
            <Button variant="quiet" pending={choice.pendingId !== null} onClick={() => void choice.choose(first)}>
              {words.skipChoice}
            </Button>
            <p className="max-w-[44ch] text-ink-muted text-small">
              {outside ? matchingAnswers.skipHint : words.skipChoiceHint}
            </p>
          </>
        ) : null}
      </div>
    </Suggestions>
  );
}
