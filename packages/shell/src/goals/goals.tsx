"use client";

import * as words from "@aangan/copy/goal-words";
import { GoalRow } from "@aangan/product/goal/goal-row.tsx";
import { useAfterCommit } from "@aangan/ui/after-commit/use-after-commit.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { toast } from "@aangan/ui/toast/store.ts";
import { Plus } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useTabState } from "../session/tab-storage";
import { GoalForm, type GoalText } from "./goal-form";
import { GoalItem, metaOf, StateBadge } from "./goal-item";
import type { BoardGoal, GoalActions, GoalView } from "./goal-view";

export type { GoalText } from "./goal-form";
export type { BoardGoal, GoalActions, GoalSide } from "./goal-view";

/** Props of {@link GoalBoard}. */
export interface GoalBoardProps extends Omit<GoalView, "level"> {
  goals: readonly BoardGoal[];
  actions: GoalActions;
  /** Storage key of the draft of a new goal. */
  draftKey: string;
  /** The button that starts a new goal, and the text above its form. */
  newLabel: string;
  newText: string;
  /** Replaces an empty list. */
  empty: ReactNode;
  /** Level of the goals' titles. */
  level?: 3 | 4;
  /** On a wide window the form of a new goal is beside the list. */
  wide?: boolean;
}

/** The goals of two people: open ones with their actions, the form of a new one, and closed ones. */
export function GoalBoard({
  goals,
  actions,
  draftKey,
  newLabel,
  newText,
  empty,
  level = 3,
  wide = false,
  ...view
}: GoalBoardProps) {
  const [draft, keep, drop] = useTabState<GoalText | null>(draftKey, null);
  const newButton = useRef<HTMLButtonElement>(null);
  const afterCommit = useAfterCommit();
  // Focuses the goal, the folded group that contains it, or the button for a new one, when the focused element is
  // removed.
  const moveFocus = (id?: string) => {
    const focus = () => {
      const row = id ? document.getElementById(rowId(id)) : null;
      // Folded content cannot receive focus: use its summary.
      const folded = row?.closest("details:not([open])")?.querySelector("summary");
      (folded ?? row ?? newButton.current)?.focus();
    };
    // The refetched goals reach this board in a task before this one.
    window.setTimeout(() => afterCommit(focus), 0);
  };
  const open = goals.filter(({ state }) => state === "open");
  const closed = goals.filter(({ state }) => state !== "open");
  const list = (some: readonly BoardGoal[]) => (
    <ul>
      {some.map((goal) => (
        <GoalItem
          key={goal.id}
          id={rowId(goal.id)}
          goal={goal}
          actions={actions}
          onDone={moveFocus}
          {...view}
          level={level}
        />
      ))}
    </ul>
  );

  return (
    <div
      className={cn(
        "flex flex-col gap-5",
        wide && "xl:grid xl:grid-cols-[minmax(0,1fr)_340px] xl:items-start xl:gap-x-12",
      )}
    >
      <div className="min-w-0 empty:hidden">{open.length > 0 ? list(open) : draft === null || wide ? empty : null}</div>
      {draft === null ? (
        <div
          className={
            wide ? "xl:rounded-card xl:border xl:border-line xl:bg-surface xl:p-5 xl:shadow-cast-1" : undefined
          }
        >
          {wide ? <p className="mb-3 text-ink-muted text-small max-xl:hidden">{newText}</p> : null}
          <Button ref={newButton} variant="secondary" size="sm" onClick={() => keep({ title: "", detail: "" })}>
            <Plus aria-hidden="true" />
            {newLabel}
          </Button>
        </div>
      ) : (
        <div className="rounded-control border border-line p-4">
          <p className="mb-3 text-ink-muted text-small">{newText}</p>
          <GoalForm
            text={draft}
            onText={keep}
            help={view.help}
            saveLabel={words.propose}
            savingLabel={words.proposing}
            onCancel={() => {
              drop();
              moveFocus();
            }}
            save={async (text) => {
              const { id } = await actions.propose(text);
              drop();
              toast({ title: words.proposed.title, description: words.proposed.text });
              moveFocus(id);
            }}
          />
        </div>
      )}
      {closed.length > 0 ? <ClosedGoals level={level}>{list(closed)}</ClosedGoals> : null}
    </div>
  );
}

const rowId = (id: string) => `goal-${id}`;

/** The closed goals, folded. */
function ClosedGoals({ level, children }: { level: 3 | 4; children: ReactNode }) {
  const [shown, setShown] = useState(false);
  const Heading = `h${level}` as const;
  return (
    <details open={shown} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary text-small">
        <Heading className="font-semibold font-text text-small tracking-normal">{words.closedHeading}</Heading>
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}

/** Read-only goals, such as those with an earlier coach. `other` is that coach's name. */
export function PastGoals({ goals, ...view }: { goals: readonly BoardGoal[] } & GoalView) {
  return (
    <ul>
      {goals.map((goal) => (
        <GoalRow
          key={goal.id}
          past
          level={view.level}
          title={goal.title}
          detail={goal.detail}
          badge={<StateBadge goal={goal} {...view} />}
          meta={metaOf(goal, view)}
        />
      ))}
    </ul>
  );
}
