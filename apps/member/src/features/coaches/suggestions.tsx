"use client";

import * as words from "@aangan/copy/coaches";
import * as matchingAnswers from "@aangan/copy/matching-answers";
import { lazyDialogWithToast } from "@aangan/shell/lazy/lazy-dialog-with-toast.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Failure } from "@/lib/failure";
import { CoachGridSkeleton, coachGrid } from "./coach-list";
import { sectionTitle } from "./coach-parts";
import { type Suggestion, useMatching, type useSuggestions } from "./queries";

/** Rarely used, so its code is fetched when it is opened. */
const MatchingDialog = lazyDialogWithToast(() => import("./matching-dialog").then((module) => module.MatchingDialog));

/** Id of the heading, as a scroll target. */
export const SUGGESTIONS_ID = "suggested-coaches";

/** Props of {@link Suggestions}. */
export interface SuggestionsProps {
  query: ReturnType<typeof useSuggestions>;
  /** Renders one suggestion. */
  card: (suggestion: Suggestion) => ReactNode;
  /** Content below the suggestions. */
  children?: ReactNode;
}

/** Up to three coaches for this member, each with a reason, and a button to change the wishes. */
export function Suggestions({ query, card, children }: SuggestionsProps) {
  const [editing, setEditing] = useState(false);
  const matching = useMatching(query.data?.length === 0);
  if (query.error && !query.data) {
    return (
      <Failure
        title={words.fetchFailed}
        error={query.error}
        pending={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) return <CoachGridSkeleton />;
  // Only the member's own wish can exclude coaches; without it no coach is available at all, which the list shows.
  if (query.data.length === 0 && !matching.data?.outsideCommunity) return null;
  const noneFound = query.data.length === 0;
  return (
    <section aria-labelledby={SUGGESTIONS_ID}>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div data-tour="suggested" className="min-w-0">
          <h2 id={SUGGESTIONS_ID} tabIndex={-1} className={cn(sectionTitle, "outline-none")}>
            {noneFound ? matchingAnswers.nobodyTitle : words.suggestedTitle}
          </h2>
          <p className="mt-1.5 max-w-[64ch] text-pretty text-ink-muted">
            {noneFound ? matchingAnswers.nobodyText : words.suggestedText}
          </p>
        </div>
        <Button size="sm" variant="secondary" onClick={() => setEditing(true)}>
          <SlidersHorizontal aria-hidden="true" />
          {matchingAnswers.open}
        </Button>
      </div>
      {noneFound ? null : (
        <div className={coachGrid} aria-busy={query.isFetching}>
          {query.data.map(card)}
        </div>
      )}
      {children}
      {editing ? <MatchingDialog onClose={() => setEditing(false)} /> : null}
    </section>
  );
}
