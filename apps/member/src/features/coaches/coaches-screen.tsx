"use client";

import { messageOf } from "@aangan/api/errors";
import { coaches as words } from "@aangan/copy/coaches";
import { common } from "@aangan/copy/common";
import { errors } from "@aangan/copy/errors";
import { fill } from "@aangan/copy/format";
import { routes } from "@aangan/copy/routes";
import { PageHeader } from "@aangan/ui/app-frame";
import { EmptyState } from "@aangan/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton";
import { toast } from "@aangan/ui/toast";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Failure } from "@/lib/failure";
import { useUser } from "@/lib/user";
import { CoachCard } from "./coach-card";
import { type Coach, useCoaches, useRemoveCoach, useSelectCoach, useSuggestions } from "./queries";

/** Asked rarely, so it is fetched when it is asked for. */
const AlertDialog = dynamic(() => import("@aangan/ui/alert-dialog").then((module) => module.AlertDialog));

/** The coaches one may choose. Without a coach, first the ones who are suggested, each with the reason. */
export function CoachesScreen() {
  const router = useRouter();
  const user = useUser();
  const myCoachId = user.data?.coachId ?? null;
  const choosing = user.data !== undefined && myCoachId === null;
  const list = useCoaches();
  const suggestions = useSuggestions(choosing);
  const select = useSelectCoach();
  const remove = useRemoveCoach();
  const [leaving, setLeaving] = useState<Coach | null>(null);

  const choose = (coach: Coach) => {
    if (select.isPending) return;
    const before = myCoachId;
    select.mutate(coach.id, {
      onSuccess: () => {
        const said = before === null ? words.selected : words.updated;
        toast({ title: said.title, description: fill(said.text, { coachName: coach.name }) });
        router.push(`${routes.messages.path}?coach=${coach.id}`);
      },
      onError: (error) =>
        toast({
          title: words.selectFailed,
          description: messageOf(error, words.selectFailedText),
          variant: "destructive",
        }),
    });
  };
  const leave = async () => {
    try {
      await remove.mutateAsync();
    } catch (error) {
      const description = messageOf(error, errors.somethingWrong);
      toast({ title: words.changeFailed, description, variant: "destructive" });
      return description;
    }
  };
  const card = (coach: Coach, reasons?: readonly string[], headingLevel: 2 | 3 = 2) => (
    <CoachCard
      key={coach.id}
      coach={coach}
      reasons={reasons}
      headingLevel={headingLevel}
      mine={coach.id === myCoachId}
      selectLabel={reasons ? words.select : choosing ? words.selectThis : words.select}
      onSelect={() => choose(coach)}
      onChange={() => setLeaving(coach)}
      pending={(select.isPending && select.variables === coach.id) || (remove.isPending && coach.id === myCoachId)}
    />
  );

  // Without knowing who asks, nobody could tell which coach is theirs.
  const failed = list.error && !list.data ? list : user.error && !user.data ? user : null;
  if (failed?.error) {
    return (
      <>
        <PageHeader title={words.title} />
        <Failure
          title={words.fetchFailed}
          error={failed.error}
          pending={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      </>
    );
  }
  if (!list.data || !user.data || (choosing && suggestions.isPending)) return <Loading />;

  const suggested = choosing ? (suggestions.data ?? []) : [];
  const others = list.data.filter((coach) => !suggested.some((suggestion) => suggestion.coach.id === coach.id));
  // One's own coach first; the others keep the server's order.
  const ordered = [...others].sort((a, b) => Number(b.id === myCoachId) - Number(a.id === myCoachId));

  return (
    <>
      {suggested.length > 0 ? (
        <>
          <PageHeader title={words.suggestedTitle} lead={words.suggestedText} />
          <section aria-label={words.suggestionsLabel} className={grid}>
            {suggested.map((suggestion) => card(suggestion.coach, suggestion.reasons))}
          </section>
          <h2 className="mt-12 mb-5 font-display font-medium text-h2">{words.browseAll}</h2>
          <section aria-label={words.browseAll} className={grid}>
            {ordered.map((coach) => card(coach, undefined, 3))}
          </section>
        </>
      ) : (
        <>
          <PageHeader title={words.title} lead={words.intro} />
          {ordered.length === 0 ? (
            <EmptyState seed="coaches" headingLevel={2} title={words.emptyTitle} description={words.emptyText} />
          ) : (
            <section aria-label={words.title} className={grid}>
              {ordered.map((coach) => card(coach))}
            </section>
          )}
        </>
      )}
      {leaving !== null ? (
        <AlertDialog
          open
          onOpenChange={(open) => !open && setLeaving(null)}
          title={fill(words.confirmChangeTitle, { coachName: leaving.name })}
          description={fill(words.confirmChangeText, { coachName: leaving.name })}
          cancelLabel={words.keepCoach}
          confirmLabel={words.confirmChange}
          pendingLabel={words.changing}
          onConfirm={leave}
        />
      ) : null}
    </>
  );
}

const grid = "grid gap-5 md:grid-cols-2 grid:grid-cols-3";

function Loading() {
  return (
    <SkeletonGroup label={common.loading}>
      <Skeleton className="h-10 w-64" />
      <Skeleton className="mt-4 mb-8 h-4 w-80 max-w-full" />
      <div className={grid}>
        {["a", "b", "c"].map((key) => (
          <Skeleton key={key} shape="block" className="h-[520px] rounded-card" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
