"use client";

import { messageOf } from "@aangan/api/errors";
import * as errors from "@aangan/copy/errors";
import * as words from "@aangan/copy/goal-words";
import { GoalRow } from "@aangan/product/goal/goal-row.tsx";
import { writeAt } from "@aangan/shell/locale/dates.ts";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useState } from "react";
import { toastFailure } from "../forms/toast-failure";
import { useTabState } from "../session/tab-storage";
import { type ChangedText, changeOf, GoalChange } from "./goal-change";
import type { BoardGoal, GoalActions, GoalView } from "./goal-view";

/** The state of a goal, as seen by one of the two sides. */
export function StateBadge({ goal, side, other }: Pick<GoalView, "side" | "other"> & { goal: BoardGoal }) {
  if (goal.state === "reached") return <Badge variant="success">{words.reached}</Badge>;
  if (goal.state === "let_go") return <Badge>{words.letGo}</Badge>;
  if (goal.agreed) return <Badge variant="success">{words.agreed}</Badge>;
  if (goal.waitsFor === side) return <Badge variant="caution">{words.waits}</Badge>;
  if (goal.waitsFor !== "") return <Badge>{words.waitsFor({ name: other })}</Badge>;
  return null;
}

/** Returns a goal's author and the date of its state. */
export function metaOf(goal: BoardGoal, { side, other, zone }: Pick<GoalView, "side" | "other" | "zone">): string {
  const by = goal.proposedBy === side ? words.byYou : words.suggestedBy({ name: other });
  const date = (at: string) => writeAt(at, zone, { month: "long", day: "numeric", year: "numeric" });
  if (goal.closedAt) {
    return `${by} · ${(goal.state === "reached" ? words.reachedOn : words.letGoOn)({ date: date(goal.closedAt) })}`;
  }
  return goal.agreedAt ? `${by} · ${words.agreedOn({ date: date(goal.agreedAt) })}` : by;
}

/** Props of {@link GoalItem}. */
export interface GoalItemProps extends GoalView {
  /** Id of the row on the page. */
  id: string;
  goal: BoardGoal;
  actions: GoalActions;
  /** Called after an action: moves focus to the goal with that id, or elsewhere if it was removed. */
  onDone: (goalId?: string) => void;
}

/** One goal with its actions. */
export function GoalItem({ id, goal, actions, onDone, ...view }: GoalItemProps) {
  // Null: not being edited. The draft survives a reload.
  const [typed, keep, drop] = useTabState<ChangedText | null>(`goal_edit_${goal.id}`, null);
  const [pending, setPending] = useState<"agree" | "reached" | "let_go" | "reopen" | null>(null);
  const title = goal.title;

  const run = async (
    name: NonNullable<typeof pending>,
    action: () => Promise<unknown>,
    done: { title: string; text: string },
  ) => {
    if (pending) return;
    setPending(name);
    try {
      await action();
      toast({ title: done.title, description: done.text });
      onDone(goal.id);
    } catch (error) {
      toastFailure(words.doFailed, error);
    } finally {
      setPending(null);
    }
  };

  if (typed !== null && goal.state === "open") {
    return (
      <li className="border-line border-b py-4 first:pt-0 last:border-b-0 last:pb-0">
        <GoalChange
          goal={goal}
          typed={typed}
          onTyped={keep}
          change={actions.change}
          help={view.help}
          onDone={() => {
            drop();
            onDone(goal.id);
          }}
        />
      </li>
    );
  }

  const agrees = goal.waitsFor === view.side;
  const open = goal.state === "open";
  return (
    <GoalRow
      id={id}
      level={view.level}
      title={title}
      detail={goal.detail}
      past={!open}
      badge={<StateBadge goal={goal} {...view} />}
      meta={metaOf(goal, view)}
      note={view.noteOf?.(goal)}
      actions={
        <>
          {agrees ? (
            <Button
              size="sm"
              aria-label={words.agreeLabel({ title })}
              pending={pending === "agree"}
              pendingText={words.agreeing}
              onClick={() => void run("agree", () => actions.agree(goal), words.agreedTo)}
            >
              {words.agree}
            </Button>
          ) : null}
          {open && goal.agreed ? (
            <Button
              size="sm"
              variant="secondary"
              aria-label={words.reachLabel({ title })}
              pending={pending === "reached"}
              pendingText={words.reaching}
              onClick={() => void run("reached", () => actions.close(goal, "reached"), words.isReached)}
            >
              {words.reach}
            </Button>
          ) : null}
          {open ? (
            <Button
              size="sm"
              variant={agrees ? "secondary" : "quiet"}
              // Without a border its label must align with the others.
              className={agrees || goal.agreed ? undefined : "-ml-3"}
              aria-label={words.changeLabel({ title })}
              onClick={() => keep(changeOf(goal))}
            >
              {words.change}
            </Button>
          ) : (
            <Button
              size="sm"
              variant="quiet"
              className="-ml-3"
              aria-label={words.reopenLabel({ title })}
              pending={pending === "reopen"}
              pendingText={words.reopening}
              onClick={() => void run("reopen", () => actions.reopen(goal), words.reopened)}
            >
              {words.reopen}
            </Button>
          )}
          {goal.removable ? (
            <AlertDialog
              trigger={
                <Button size="sm" variant="quiet" aria-label={words.takeLabel({ title })}>
                  {words.takeBack}
                </Button>
              }
              title={words.takeBackTitle}
              description={words.takeBackText}
              confirmLabel={words.takeBack}
              pendingLabel={words.takingBack}
              cancelLabel={words.keep}
              destructive
              onConfirm={async () => {
                try {
                  await actions.takeBack(goal);
                } catch (error) {
                  return messageOf(error, errors.somethingWrong);
                }
                toast({ title: words.takenBack.title, description: words.takenBack.text });
                onDone();
                return undefined;
              }}
            />
          ) : open ? (
            <Button
              size="sm"
              variant="quiet"
              aria-label={words.letGoLabel({ title })}
              pending={pending === "let_go"}
              pendingText={words.lettingGo}
              onClick={() => void run("let_go", () => actions.close(goal, "let_go"), words.isLetGo)}
            >
              {words.letGoButton}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
