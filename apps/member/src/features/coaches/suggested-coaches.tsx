"use client";

import { messageOf } from "@aangan/api/errors";
import { coaches as words } from "@aangan/copy/coaches";
import { common } from "@aangan/copy/common";
import { dashboard } from "@aangan/copy/dashboard";
import { fill } from "@aangan/copy/format";
import { routes } from "@aangan/copy/routes";
import { Button } from "@aangan/ui/button";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton";
import { toast } from "@aangan/ui/toast";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { Failure } from "@/lib/failure";
import { CoachCard } from "./coach-card";
import { type Coach, useCoaches, useSelectCoach, useSuggestions } from "./queries";

/**
 * For a member without a coach: up to three people, each with the reason, the way to all of them, and a way to skip, which
 * takes the first coach of the list.
 */
export function SuggestedCoaches() {
  const router = useRouter();
  const suggestions = useSuggestions();
  const all = useCoaches();
  const select = useSelectCoach();

  const choose = (coach: Coach, lead: boolean) => {
    if (select.isPending) return;
    select.mutate(coach.id, {
      onSuccess: () => {
        toast({
          title: words.selected.title,
          description: fill(words.selected.text, { coachName: coach.name }),
        });
        if (lead) router.push(`${routes.messages.path}?coach=${coach.id}`);
      },
      onError: (error) =>
        toast({
          title: words.selectFailed,
          description: messageOf(error, words.selectFailedText),
          variant: "destructive",
        }),
    });
  };

  if (suggestions.error && !suggestions.data) {
    return (
      <Failure
        title={dashboard.coachFailed}
        error={suggestions.error}
        pending={suggestions.isFetching}
        onRetry={() => void suggestions.refetch()}
      />
    );
  }
  if (!suggestions.data) {
    return (
      <SkeletonGroup label={common.loading} className="grid gap-5 md:grid-cols-2 grid:grid-cols-3">
        {["a", "b", "c"].map((key) => (
          <Skeleton key={key} shape="block" className="h-[480px] rounded-card" />
        ))}
      </SkeletonGroup>
    );
  }
  const first = all.data?.[0];
  return (
    <section aria-labelledby="suggested-coaches">
      <h2 id="suggested-coaches" className="font-display font-medium text-h2">
        {words.suggestedTitle}
      </h2>
      <p className="mt-1.5 mb-5 max-w-[64ch] text-ink-muted">{words.suggestedText}</p>
      <div className="grid gap-5 md:grid-cols-2 grid:grid-cols-3">
        {suggestions.data.map(({ coach, reasons }) => (
          <CoachCard
            key={coach.id}
            coach={coach}
            reasons={reasons}
            mine={false}
            selectLabel={words.select}
            headingLevel={3}
            onSelect={() => choose(coach, true)}
            onChange={() => undefined}
            pending={select.isPending && select.variables === coach.id}
          />
        ))}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button asChild variant="secondary">
          <Link href={routes.coaches.path}>{words.browseAll}</Link>
        </Button>
        {first ? (
          <>
            <Button variant="quiet" pending={select.isPending} onClick={() => choose(first, false)}>
              {words.skipChoice}
            </Button>
            <p className="max-w-[44ch] text-ink-muted text-small">{words.skipChoiceHint}</p>
          </>
        ) : null}
      </div>
    </section>
  );
}
