"use client";

import * as common from "@aangan/copy/common";
import * as goalWords from "@aangan/copy/goal-words";
import * as words from "@aangan/copy/goals-page";
import { routes } from "@aangan/copy/routes";
import { GoalBoard, PastGoals } from "@aangan/shell/goals/goals.tsx";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { PageHeader } from "@aangan/ui/app-frame/app-frame.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { useCoach } from "@/features/coaches/queries";
import { CrisisBanner } from "@/lib/crisis-banner";
import { Failure } from "@/lib/failure";
import { Link } from "@/lib/link";
import { useHelp } from "@/lib/risk";
import { useUser } from "@/lib/user";
import { GoalHelp } from "./goal-help";
import { type GoalList, useGoalActions, useGoals } from "./queries";

/** The goals with the present coach, agreed or proposed, and those with earlier coaches. */
export function GoalsScreen() {
  const user = useUser();
  const goals = useGoals();
  const actions = useGoalActions();
  const coachId = user.data?.coachId ?? null;
  const coach = useCoach(coachId);
  const help = useHelp();
  const failed = [goals, user].find((query) => query.error && !query.data);

  return (
    <>
      <PageHeader title={words.title} lead={words.text} />
      {help.shown && !failed ? <CrisisBanner announce={help.fresh} className="mb-7 max-w-180" /> : null}
      {failed?.error ? (
        <Failure
          screen
          title={goalWords.loadFailed}
          error={failed.error}
          pending={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : !goals.data || !user.data ? (
        <SkeletonGroup label={common.loading}>
          <Skeleton className="h-5 w-72 max-w-full" />
          <Skeleton className="mt-2.5 h-4 w-48" />
          <Skeleton className="mt-7 h-5 w-64 max-w-full" />
        </SkeletonGroup>
      ) : (
        <div className="flex max-w-180 flex-col gap-10 xl:max-w-none">
          <RefetchErrorAlert query={goals} />
          {coachId === null ? (
            <EmptyState
              seed="goals"
              headingLevel={2}
              title={words.noCoachTitle}
              description={words.noCoachText}
              action={
                <Button asChild>
                  <Link href={routes.coaches.path}>{words.noCoachAction}</Link>
                </Button>
              }
            />
          ) : (
            <section aria-labelledby="present-goals">
              <h2 id="present-goals" className="mb-3 font-display font-medium text-h3">
                {words.withCoach({ coachName: coach.data?.name ?? words.yourCoach })}
              </h2>
              <GoalBoard
                goals={goals.data.items}
                side="member"
                wide
                // The name may load later; nothing depends on it.
                other={coach.data?.name ?? words.yourCoach}
                zone={user.data.timeZone}
                actions={actions}
                draftKey="goal_new"
                newLabel={words.new}
                newText={words.newText}
                help={(writing) => <GoalHelp writing={writing} />}
                empty={
                  <div>
                    <h2 className="font-display font-medium text-h3">{words.emptyTitle}</h2>
                    <p className="mt-1 text-ink-muted">{words.emptyText}</p>
                  </div>
                }
              />
            </section>
          )}
          <EarlierGoals earlier={goals.data.earlier} zone={user.data.timeZone} />
        </div>
      )}
    </>
  );
}

/** Goals with earlier coaches, by coach. */
function EarlierGoals({ earlier, zone }: { earlier: GoalList["earlier"]; zone: string }) {
  if (earlier.length === 0) return null;
  const coaches = [...new Set(earlier.map(({ coachName }) => coachName))];
  return (
    <section aria-labelledby="earlier-goals">
      <h2 id="earlier-goals" className="font-display font-medium text-h3">
        {words.earlierHeading}
      </h2>
      <p className="mt-1 mb-4 text-ink-muted text-small">{words.earlierText}</p>
      {coaches.map((coachName) => (
        <div key={coachName} className="mb-6">
          <h3 className="mb-2.5 font-semibold font-text text-ink-muted text-label tracking-normal">
            {words.withCoach({ coachName })}
          </h3>
          <PastGoals
            goals={earlier.filter((goal) => goal.coachName === coachName)}
            side="member"
            other={coachName}
            zone={zone}
            level={4}
          />
        </div>
      ))}
    </section>
  );
}
