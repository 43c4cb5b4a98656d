"use client";

import { goalForm } from "@aangan/copy/forms/goal";
import * as words from "@aangan/copy/goal-words";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useState } from "react";
import { GoalForm, type GoalText } from "./goal-form";
import type { BoardGoal, GoalActions, GoalView } from "./goal-view";

/** The text of a goal in the version that a change is based on. */
type BaseText = GoalText & { version: number };

const baseOf = ({ title, detail, version }: BaseText): BaseText => ({ title, detail, version });

const sameWords = (one: GoalText, other: GoalText) => one.title === other.title && one.detail === other.detail;

/** Returns the text as it would be stored: trimmed, as the form's rules require. */
function normalized({ title, detail }: GoalText): GoalText {
  const checked = goalForm.safeParse({ title, detail });
  return checked.success ? { title: checked.data.title, detail: checked.data.detail ?? "" } : { title, detail };
}

/** The draft of a change to a goal's text. */
export interface ChangedText extends GoalText {
  /**
   * The text when editing began: the server rejects a change based on an outdated one. Absent in drafts of older
   * releases.
   */
  base?: BaseText;
}

/** The initial draft of a change: the goal's present text. */
export const changeOf = (goal: BoardGoal): ChangedText => ({
  title: goal.title,
  detail: goal.detail,
  base: baseOf(goal),
});

/** Props of {@link GoalChange}. */
export interface GoalChangeProps extends Pick<GoalView, "help"> {
  /** The goal from the last fetch. */
  goal: BoardGoal;
  typed: ChangedText;
  /** Stores the draft; the caller keeps it, so that it survives a reload. */
  onTyped: (typed: ChangedText) => void;
  change: GoalActions["change"];
  /** Called once it is stored or cancelled. */
  onDone: () => void;
}

/**
 * The form that changes a goal's text. If the other person has changed it since, their text is shown above the form,
 * and is not overwritten before the user has seen it and continues.
 */
export function GoalChange({ goal, typed, onTyped, change, help, onDone }: GoalChangeProps) {
  const { base = goal } = typed;
  const [saving, setSaving] = useState(false);
  // The user's own change may arrive as an event before its response; during the request nothing can be continued.
  const conflict = !saving && base.version !== goal.version && !sameWords(normalized(typed), goal);
  return (
    <>
      {conflict ? (
        <Alert
          tone="caution"
          title={words.elsewhere}
          className="mb-3.5"
          action={
            <Button variant="secondary" size="sm" onClick={() => onTyped({ ...typed, base: baseOf(goal) })}>
              {words.goOn}
            </Button>
          }
        >
          <p className="[overflow-wrap:anywhere]">{goal.title}</p>
          {goal.detail ? <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{goal.detail}</p> : null}
        </Alert>
      ) : null}
      <GoalForm
        // Earlier errors were about another text; focus moves to this one.
        key={base.version}
        text={typed}
        onText={({ title, detail }) => onTyped({ title, detail, base: baseOf(base) })}
        help={help}
        saveLabel={words.save}
        savingLabel={words.saving}
        onCancel={onDone}
        save={async (text) => {
          // Nothing changed, or the goal has this text already: an earlier response may have been lost.
          if (!sameWords(text, base) && !sameWords(text, goal)) {
            setSaving(true);
            try {
              // The version that was edited, even if the goal has changed since.
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
