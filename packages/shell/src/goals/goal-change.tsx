"use client";

import { goalForm } from "@aangan/copy/forms/goal";
import { goalWords as words } from "@aangan/copy/goals";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useState } from "react";
import { GoalForm, type GoalText } from "./goal-form";
import type { BoardGoal, GoalDeeds, GoalView } from "./goal-view";

/** The words of a goal as they were read. */
type ReadText = GoalText & { version: number };

const readOf = ({ title, detail, version }: ReadText): ReadText => ({ title, detail, version });

const sameWords = (one: GoalText, other: GoalText) => one.title === other.title && one.detail === other.detail;

/** What would be stored of what is typed: without the spaces around it, as the form's rules have it. */
function meantBy({ title, detail }: GoalText): GoalText {
  const checked = goalForm.safeParse({ title, detail });
  return checked.success ? { title: checked.data.title, detail: checked.data.detail ?? "" } : { title, detail };
}

/** The words of a goal while they are being changed. */
export interface ChangedText extends GoalText {
  /** What they were when that began: the server writes over no others. A draft of an older page has none. */
  base?: ReadText;
}

/** A change that begins: the words of a goal as they stand. */
export const changeOf = (goal: BoardGoal): ChangedText => ({
  title: goal.title,
  detail: goal.detail,
  base: readOf(goal),
});

/** Props of {@link GoalChange}. */
export interface GoalChangeProps extends Pick<GoalView, "help"> {
  /** The goal as it was read last. */
  goal: BoardGoal;
  typed: ChangedText;
  /** Keeps what is typed: the caller's, so that it survives a reload. */
  onTyped: (typed: ChangedText) => void;
  change: GoalDeeds["change"];
  /** It is stored, or given up. */
  onDone: () => void;
}

/**
 * The words of a goal while they are being changed. When the other person has changed them meanwhile, theirs stand over the
 * form, and nothing is written over them before somebody has seen them and goes on.
 */
export function GoalChange({ goal, typed, onTyped, change, help, onDone }: GoalChangeProps) {
  const { base = goal } = typed;
  const [saving, setSaving] = useState(false);
  // One's own change may be heard of before its answer; and while that is awaited there is nothing to go on with.
  const overtaken = !saving && base.version !== goal.version && !sameWords(meantBy(typed), goal);
  return (
    <>
      {overtaken ? (
        <Alert
          tone="caution"
          title={words.elsewhere}
          className="mb-3.5"
          action={
            <Button variant="secondary" size="sm" onClick={() => onTyped({ ...typed, base: readOf(goal) })}>
              {words.goOn}
            </Button>
          }
        >
          <p className="[overflow-wrap:anywhere]">{goal.title}</p>
          {goal.detail ? <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{goal.detail}</p> : null}
        </Alert>
      ) : null}
      <GoalForm
        // What was refused before was about other words; and the focus comes to these.
        key={base.version}
        text={typed}
        onText={({ title, detail }) => onTyped({ title, detail, base: readOf(base) })}
        help={help}
        saveLabel={words.save}
        savingLabel={words.saving}
        onCancel={onDone}
        save={async (text) => {
          // Nothing was typed, or the goal says so already: the answer to an earlier save may have been lost.
          if (!sameWords(text, base) && !sameWords(text, goal)) {
            setSaving(true);
            try {
              // The version that was read, be the goal another one by now.
              await change({ ...goal, version: base.version }, text);
            } finally {
              setSaving(false);
            }
            toast({ title: words.changed.title, description: words.changed.text });
          }
          onDone();
        }}
      />
    </>
  );
}
