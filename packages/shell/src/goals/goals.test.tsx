import { ApiError } from "@aangan/api/errors";
import * as words from "@aangan/copy/goal-words";
import { pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { useState } from "react";
import { flushSync } from "react-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { BoardGoal, GoalActions } from "./goal-view";
import { GoalBoard } from "./goals";

let goals: BoardGoal[];
/** The request bodies of each text change. */
let sent: unknown[];
/** When such a change is answered. */
let answer: () => unknown;
/** Has the board show the goals as they are by now. */
let rerender = () => {};
const goal = (id: string, change: Partial<BoardGoal> = {}): BoardGoal => ({
  id,
  title: `Goal ${id}`,
  detail: "",
  proposedBy: "coach",
  agreed: false,
  agreedAt: null,
  waitsFor: "member",
  state: "open",
  closedAt: null,
  version: 1,
  removable: false,
  ...change,
});

/** The goals of a member with a simulated server. If it rejects an action, they stay unchanged. */
function Board({ rejects = false }: { rejects?: boolean }) {
  const [shown, setShown] = useState(goals);
  // Synchronous, so that a test can check the absence of an element.
  rerender = () => flushSync(() => setShown(goals));
  const setGoals = async (next: BoardGoal[]) => {
    if (rejects) throw new ApiError(409, "It was changed meanwhile.");
    goals = next;
    setShown(next);
  };
  const update = (one: BoardGoal, change: Partial<BoardGoal>) =>
    setGoals(goals.map((goal) => (goal.id === one.id ? { ...goal, ...change } : goal)));
  const actions: GoalActions = {
    propose: async (text) => {
      if (text.detail === "refused") throw new ApiError(400, "No.", [{ field: "detail", message: "Not like this." }]);
      await setGoals([goal("new", { ...text, proposedBy: "member", waitsFor: "coach", removable: true }), ...goals]);
      return { id: "new" };
    },
    change: async (one, text) => {
      sent.push(text);
      await answer();
      if (goals.find(({ id }) => id === one.id)?.version === one.version) {
        return update(one, { ...text, version: one.version + 1 });
      }
      throw new ApiError(409, "These are other words by now.", [{ field: "version", message: "Other words." }]);
    },
    agree: (one) => update(one, { agreed: true, waitsFor: "" }),
    close: (one, state) => update(one, { state, closedAt: "2026-11-22T10:00:00Z" }),
    reopen: (one) => update(one, { state: "open", closedAt: null }),
    takeBack: (one) => setGoals(goals.filter(({ id }) => id !== one.id)),
  };
  return (
    <GoalBoard
      goals={shown}
      actions={actions}
      draftKey="goal_new"
      newLabel="Suggest a goal"
      newText=""
      empty={<p>Nothing yet.</p>}
      side="member"
      other="Meera"
      zone="America/Chicago"
    />
  );
}

const row = (id: string) => page.getByRole("listitem").filter({ hasText: `Goal ${id}` });
const actionButton = (label: (values: { title: string }) => string, id: string) =>
  page.getByRole("button", { name: label({ title: `Goal ${id}` }) });
const newGoal = page.getByRole("button", { name: "Suggest a goal" });

beforeEach(() => {
  goals = [goal("a"), goal("b", { agreed: true, waitsFor: "" })];
  sent = [];
  answer = () => undefined;
});

/** The other person changes the text of the second goal. */
function changedByOther(): void {
  goals = goals.map((one) => (one.id === "b" ? { ...one, title: "Goal b, theirs", version: 2 } : one));
  rerender();
}

describe("GoalBoard, while a goal is being edited", () => {
  const title = page.getByRole("textbox", { name: words.title });
  const save = page.getByRole("button", { name: words.save });
  const cancel = page.getByRole("button", { name: words.cancel });

  it("does not overwrite a change by the other side, and shows that change on cancel", async () => {
    renderPart(<Board />);
    await actionButton(words.changeLabel, "b").click();
    await title.fill("Goal b, mine");
    changedByOther();
    await save.click();
    await expect.element(page.getByText("These are other words by now.")).toBeInTheDocument();
    await expect.element(title).toHaveValue("Goal b, mine");
    // Nor after a reload.
    renderPart(<Board />);
    await save.click();
    await expect.element(page.getByText("These are other words by now.")).toBeInTheDocument();
    expect(sent).toEqual([
      { title: "Goal b, mine", detail: "" },
      { title: "Goal b, mine", detail: "" },
    ]);
    await cancel.click();
    await expect.element(row("b, theirs")).toHaveFocus();
  });

  it("saves over the other side's change once the user has seen it and continues", async () => {
    renderPart(<Board />);
    await actionButton(words.changeLabel, "b").click();
    await title.fill("Goal b, mine");
    await expect.element(page.getByText(words.elsewhere)).not.toBeInTheDocument();
    changedByOther();
    await expect.element(page.getByRole("status").filter({ hasText: "Goal b, theirs" })).toBeInTheDocument();
    await save.click();
    await expect.element(page.getByText("These are other words by now.")).toBeInTheDocument();
    await page.getByRole("button", { name: words.goOn }).click();
    await expect.element(page.getByText(words.elsewhere)).not.toBeInTheDocument();
    await expect.element(page.getByText("These are other words by now.")).not.toBeInTheDocument();
    await expect.element(title).toHaveFocus();
    await expect.element(title).toHaveValue("Goal b, mine");
    await save.click();
    await expect.element(row("b, mine")).toHaveFocus();
    expect(goals.find(({ id }) => id === "b")?.version).toBe(3);
  });

  it("shows no conflict when the user's own change arrives before its response", async () => {
    const saved = pendingResponse(() => undefined);
    answer = saved.answer;
    renderPart(<Board />);
    await actionButton(words.changeLabel, "b").click();
    await title.fill("Goal b, mine");
    await save.click();
    await expect.poll(saved.requested).toBe(true);
    goals = goals.map((one) => (one.id === "b" ? { ...one, title: "Goal b, mine", version: 2 } : one));
    rerender();
    await expect.element(title).toHaveValue("Goal b, mine");
    await expect.element(page.getByText(words.elsewhere)).not.toBeInTheDocument();
    // The answer to it got lost: saving again ends it.
    saved.respond();
    await expect.element(page.getByText("These are other words by now.")).toBeInTheDocument();
    await save.click();
    await expect.element(row("b, mine")).toHaveFocus();
  });

  it("shows no conflict when the user's change differs from the stored one only by a trailing space", async () => {
    const saved = pendingResponse(() => undefined);
    answer = saved.answer;
    renderPart(<Board />);
    await actionButton(words.changeLabel, "b").click();
    await title.fill("Goal b, mine ");
    await save.click();
    await expect.poll(saved.requested).toBe(true);
    goals = goals.map((one) => (one.id === "b" ? { ...one, title: "Goal b, mine", version: 2 } : one));
    rerender();
    await expect.element(page.getByText(words.elsewhere)).not.toBeInTheDocument();
    saved.respond();
    await expect.element(page.getByText("These are other words by now.")).toBeInTheDocument();
    await expect.element(title).toHaveValue("Goal b, mine ");
    await expect.element(page.getByText(words.elsewhere)).not.toBeInTheDocument();
  });

  it("shows the other side's change only after the save has failed", async () => {
    const saved = pendingResponse(() => undefined);
    answer = saved.answer;
    renderPart(<Board />);
    await actionButton(words.changeLabel, "b").click();
    await title.fill("Goal b, mine");
    await save.click();
    await expect.poll(saved.requested).toBe(true);
    changedByOther();
    await expect.element(page.getByText(words.elsewhere)).not.toBeInTheDocument();
    await expect.element(title).toHaveAttribute("readonly");
    saved.respond();
    await expect.element(page.getByText("These are other words by now.")).toBeInTheDocument();
    await expect.element(page.getByRole("status").filter({ hasText: "Goal b, theirs" })).toBeInTheDocument();
    await expect.element(title).toHaveValue("Goal b, mine");
  });

  it("sends nothing when the text is unchanged, or already stored", async () => {
    renderPart(<Board />);
    await actionButton(words.changeLabel, "b").click();
    changedByOther();
    await save.click();
    await expect.element(row("b, theirs")).toHaveFocus();
    await actionButton(words.changeLabel, "b, theirs").click();
    await title.fill("Goal b, agreed on");
    goals = goals.map((one) => (one.id === "b" ? { ...one, title: "Goal b, agreed on", version: 3 } : one));
    rerender();
    await save.click();
    await expect.element(row("b, agreed on")).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it("continues a draft of an older release", async () => {
    window.sessionStorage.setItem(
      "aangan_own_somebody_goal_edit_b",
      JSON.stringify({ title: "Goal b, kept", detail: "" }),
    );
    renderPart(<Board />);
    await expect.element(title).toHaveValue("Goal b, kept");
    await title.fill("Goal b, kept on");
    await save.click();
    await expect.element(row("b, kept on")).toHaveFocus();
  });

  it("disables Cancel while saving", async () => {
    const saved = pendingResponse(() => undefined);
    answer = saved.answer;
    renderPart(<Board />);
    await actionButton(words.changeLabel, "b").click();
    await title.fill("Goal b, anew");
    await save.click();
    await expect.poll(saved.requested).toBe(true);
    await expect.element(cancel).toBeDisabled();
    saved.respond();
    await expect.element(row("b, anew")).toHaveFocus();
  });
});

describe("GoalBoard, focus management", () => {
  it("focuses the goal after agreeing to it", async () => {
    renderPart(<Board />);
    await actionButton(words.agreeLabel, "a").click();
    await expect.element(actionButton(words.agreeLabel, "a")).not.toBeInTheDocument();
    expect(currentToast()?.title).toBe(words.agreedTo.title);
    await expect.element(row("a")).toHaveFocus();
  });

  it("focuses the folded group after a goal was reached, and the goal after it was reopened", async () => {
    renderPart(<Board />);
    await actionButton(words.reachLabel, "b").click();
    await expect.element(page.getByText(words.closedHeading)).toBeInTheDocument();
    await expect.poll(() => document.activeElement?.tagName).toBe("SUMMARY");
    await userEvent.keyboard("{Enter}");
    await actionButton(words.reopenLabel, "b").click();
    await expect.element(row("b")).toHaveFocus();
  });

  it("focuses the button for a new goal after one was withdrawn", async () => {
    goals = [goal("a", { proposedBy: "member", waitsFor: "coach", removable: true })];
    renderPart(<Board />);
    await actionButton(words.takeLabel, "a").click();
    await page.getByRole("alertdialog").getByRole("button", { name: words.takeBack }).click();
    await expect.element(page.getByText("Nothing yet.")).toBeInTheDocument();
    await expect.element(newGoal).toHaveFocus();
  });

  it("focuses the goal after editing it, saved or cancelled", async () => {
    renderPart(<Board />);
    await actionButton(words.changeLabel, "b").click();
    await expect.element(page.getByRole("textbox", { name: words.title })).toHaveFocus();
    await page.getByRole("button", { name: words.cancel }).click();
    await expect.element(row("b")).toHaveFocus();
    await actionButton(words.changeLabel, "b").click();
    await page.getByRole("textbox", { name: words.title }).fill("Goal b, anew");
    await page.getByRole("button", { name: words.save }).click();
    await expect.element(row("b, anew")).toHaveFocus();
  });

  it("focuses the new goal after suggesting it, an invalid field on errors, and the button on cancel", async () => {
    renderPart(<Board />);
    await newGoal.click();
    await page.getByRole("button", { name: words.cancel }).click();
    await expect.element(newGoal).toHaveFocus();
    await newGoal.click();
    await page.getByRole("button", { name: words.propose }).click();
    await expect.element(page.getByRole("textbox", { name: words.title })).toHaveAttribute("aria-invalid", "true");
    await expect.element(page.getByRole("textbox", { name: words.title })).toHaveFocus();
    await userEvent.keyboard("Goal new");
    await page.getByRole("textbox", { name: new RegExp(`^${words.detail}`) }).fill("refused");
    await page.getByRole("button", { name: words.propose }).click();
    await expect.element(page.getByText("Not like this.")).toBeInTheDocument();
    await expect.element(page.getByRole("textbox", { name: new RegExp(`^${words.detail}`) })).toHaveFocus();
    await page.getByRole("textbox", { name: new RegExp(`^${words.detail}`) }).fill("");
    await page.getByRole("button", { name: words.propose }).click();
    await expect.element(row("new")).toHaveFocus();
  });

  it("keeps focus on the button and shows a toast when agreeing fails", async () => {
    renderPart(<Board rejects />);
    await actionButton(words.agreeLabel, "a").click();
    await expect.poll(currentToast).toMatchObject({ description: "It was changed meanwhile.", variant: "destructive" });
    await expect.element(actionButton(words.agreeLabel, "a")).toHaveFocus();
  });
});
