"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-goals";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import * as goalWords from "@aangan/copy/goal-words";
import { GoalBoard } from "@aangan/shell/goals/goals.tsx";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { useProfile } from "@/lib/profile";
import { type Goal, useGoalActions, useGoals } from "./queries";

/** Props of {@link GoalsPanel}. */
export interface GoalsPanelProps {
  clientId: string;
  /** The client's first name. */
  clientName: string;
}

/** The goals of the coach and a client, agreed or proposed. It needs a level 2 heading above it. */
export function GoalsPanel({ clientId, clientName }: GoalsPanelProps) {
  const profile = useProfile();
  const goals = useGoals(clientId);
  const actions = useGoalActions(clientId);
  if (!goals.data || !profile.data) {
    const failed = [goals, profile].find((query) => query.error && !query.data);
    return failed ? (
      <Alert
        tone="danger"
        title={goalWords.loadFailed}
        action={
          <Button
            size="sm"
            variant="secondary"
            pending={failed.isFetching}
            pendingText={common.loading}
            onClick={() => void failed.refetch()}
          >
            {common.retry}
          </Button>
        }
      >
        {messageOf(failed.error, errors.somethingWrong)}
      </Alert>
    ) : (
      <SkeletonGroup label={common.loading}>
        <Skeleton className="h-5 w-64 max-w-full" />
        <Skeleton className="mt-2 h-4 w-40" />
      </SkeletonGroup>
    );
  }
  const marks = new Map(goals.data.map(({ id, safety }) => [id, safety]));
  return (
    <>
      <p className="mb-4 max-w-(--measure) text-ink-muted text-small">{words.text({ clientName })}</p>
      <RefetchErrorAlert query={goals} className="mb-4" />
      <GoalBoard
        goals={goals.data}
        side="coach"
        other={clientName}
        zone={profile.data.timeZone}
        level={3}
        actions={actions}
        draftKey={`goal_new_${clientId}`}
        newLabel={words.new}
        newText={words.newText}
        noteOf={({ id }) => <Mark safety={marks.get(id) ?? ""} />}
        empty={
          <div>
            <p className="font-semibold">{words.emptyTitle}</p>
            <p className="text-ink-muted text-small">{words.emptyText({ clientName })}</p>
          </div>
        }
      />
    </>
  );
}

/** The crisis detector's tier of the client's text. */
function Mark({ safety }: { safety: Goal["safety"] }) {
  if (safety === "") return null;
  return (
    <p>
      <Badge variant={safety === "urgent" ? "urgent" : "caution"}>
        {safety === "urgent" ? words.markedUrgent : words.markedConcern}
      </Badge>
    </p>
  );
}
