import { ApiError } from "@aangan/api/errors";
import { fill } from "@aangan/copy/format";
import { goalWords as words } from "@aangan/copy/goals";
import { pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { useState } from "react";
import { flushSync } from "react-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { BoardGoal, GoalDeeds } from "./goal-view";
import { GoalBoard } from "./goals";

let goals: BoardGoal[];
/** The request bodies of each text change. */
let sent: unknown[];
/** When such a change is answered. */
let answer: () => unknown;
/** Has the board show the goals as they are by now. */
let news = () => {};
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
function Board({ refused = false }: { refused?: boolean }) {
  const [shown, setShown] = useState(goals);
  // Synchronous, so that a test can check the absence of an element.
  news = () => flushSync(() => setShown(goals));
  const make = async (next: BoardGoal[]) => {
    if (refused) throw new ApiError(409, "It was changed meanwhile.");
    goals = next;
    setShown(next);
  };
  const becomes = (one: BoardGoal, change: Partial<BoardGoal>) =>
    make(goals.map((goal) => (goal.id === one.id ? { ...goal, ...change } : goal)));
  const deeds: GoalDeeds = {
    propose: async (text) => {
      if (text.detail === "refused") throw new ApiError(400, "No.", [{ field: "detail", message: "Not like this." }]);
      await make([goal("new", { ...text, proposedBy: "member", waitsFor: "coach", removable: true }), ...goals]);
      return { id: "new" };
    },
    change: async (one, text) => {
      sent.push(text);
      await answer();
      if (goals.find(({ id }) => id === one.id)?.version === one.version) {
        return becomes(one, { ...text, version: one.version + 1 });
      }
      throw new ApiError(409, "These are other words by now.", [{ field: "version", message: "Other words." }]);
    },
    agree: (one) => becomes(one, { agreed: true, waitsFor: "" }),
    close: (one, state) => becomes(one, { state, closedAt: "2026-11-22T10:00:00Z" }),
    reopen: (one) => becomes(one, { state: "open", closedAt: null }),
    takeBack: (one) => make(goals.filter(({ id }) => id !== one.id)),
  };
  return (
    <GoalBoard
      goals={shown}
      deeds={deeds}
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
const deed = (label: string, id: string) => page.getByRole("button", { name: fill(label, { title: `Goal ${id}` }) });
const begin = page.getByRole("button", { name: "Suggest a goal" });

beforeEach(() => {
  goals = [goal("a"), goal("b", { agreed: true, waitsFor: "" })];
  sent = [];
  answer = () => undefined;
});

/** The other person changes the text of the second goal. */
function changedByOther(): void {
  goals = goals.map((one) => (one.id === "b" ? { ...one, title: "Goal b, theirs", version: 2 } : one));
  news();
}

describe("the words of a goal, while they are being changed", () => {
  const title = page.getByRole("textbox", { name: words.title });
  const save = page.getByRole("button", { name: words.save });
  const cancel = page.getByRole("button", { name: words.cancel });

  it("are not written over those that came meanwhile, which giving up leads to", async () => {
    renderPart(<Board />);
    await deed(words.changeLabel, "b").click();
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

  it("are saved over those that came meanwhile by whoever has read them and goes on", async () => {
    renderPart(<Board />);
    await deed(words.changeLabel, "b").click();
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

  it("are no news to whoever is saving them", async () => {
    const saved = pendingResponse(() => undefined);
    answer = saved.answer;
    renderPart(<Board />);
    await deed(words.changeLabel, "b").click();
    await title.fill("Goal b, mine");
    await save.click();
    await expect.poll(saved.asked).toBe(true);
    goals = goals.map((one) => (one.id === "b" ? { ...one, title: "Goal b, mine", version: 2 } : one));
    news();
    await expect.element(title).toHaveValue("Goal b, mine");
    await expect.element(page.getByText(words.elsewhere)).not.toBeInTheDocument();
    // The answer to it got lost: saving again ends it.
    saved.letGo();
    await expect.element(page.getByText("These are other words by now.")).toBeInTheDocument();
    await save.click();
    await expect.element(row("b, mine")).toHaveFocus();
  });

  it("are no news to whoever typed them with a space behind them, also when their answer got lost", async () => {
    const saved = pendingResponse(() => undefined);
    answer = saved.answer;
    renderPart(<Board />);
    await deed(words.changeLabel, "b").click();
    await title.fill("Goal b, mine ");
    await save.click();
    await expect.poll(saved.asked).toBe(true);
    goals = goals.map((one) => (one.id === "b" ? { ...one, title: "Goal b, mine", version: 2 } : one));
    news();
    await expect.element(page.getByText(words.elsewhere)).not.toBeInTheDocument();
    saved.letGo();
    await expect.element(page.getByText("These are other words by now.")).toBeInTheDocument();
    await expect.element(title).toHaveValue("Goal b, mine ");
    await expect.element(page.getByText(words.elsewhere)).not.toBeInTheDocument();
  });

  it("are not gone on with while they are on their way, whatever came meanwhile", async () => {
    const saved = pendingResponse(() => undefined);
    answer = saved.answer;
    renderPart(<Board />);
    await deed(words.changeLabel, "b").click();
    await title.fill("Goal b, mine");
    await save.click();
    await expect.poll(saved.asked).toBe(true);
    changedByOther();
    await expect.element(page.getByText(words.elsewhere)).not.toBeInTheDocument();
    await expect.element(title).toHaveAttribute("readonly");
    saved.letGo();
    await expect.element(page.getByText("These are other words by now.")).toBeInTheDocument();
    await expect.element(page.getByRole("status").filter({ hasText: "Goal b, theirs" })).toBeInTheDocument();
    await expect.element(title).toHaveValue("Goal b, mine");
  });

  it("are sent only where something was typed, and not what it says already", async () => {
    renderPart(<Board />);
    await deed(words.changeLabel, "b").click();
    changedByOther();
    await save.click();
    await expect.element(row("b, theirs")).toHaveFocus();
    await deed(words.changeLabel, "b, theirs").click();
    await title.fill("Goal b, agreed on");
    goals = goals.map((one) => (one.id === "b" ? { ...one, title: "Goal b, agreed on", version: 3 } : one));
    news();
    await save.click();
    await expect.element(row("b, agreed on")).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it("are gone on with where an older page kept them", async () => {
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

  it("cannot be given up while they are on their way", async () => {
    const saved = pendingResponse(() => undefined);
    answer = saved.answer;
    renderPart(<Board />);
    await deed(words.changeLabel, "b").click();
    await title.fill("Goal b, anew");
    await save.click();
    await expect.poll(saved.asked).toBe(true);
    await expect.element(cancel).toBeDisabled();
    saved.letGo();
    await expect.element(row("b, anew")).toHaveFocus();
  });
});

describe("the focus, when a goal", () => {
  it("is agreed to, comes to it", async () => {
    renderPart(<Board />);
    await deed(words.agreeLabel, "a").click();
    await expect.element(deed(words.agreeLabel, "a")).not.toBeInTheDocument();
    expect(currentToast()?.title).toBe(words.agreedTo.title);
    await expect.element(row("a")).toHaveFocus();
  });

  it("is reached and folded away, comes to what unfolds it, and back to it when it is opened again", async () => {
    renderPart(<Board />);
    await deed(words.reachLabel, "b").click();
    await expect.element(page.getByText(words.closedHeading)).toBeInTheDocument();
    await expect.poll(() => document.activeElement?.tagName).toBe("SUMMARY");
    await userEvent.keyboard("{Enter}");
    await deed(words.reopenLabel, "b").click();
    await expect.element(row("b")).toHaveFocus();
  });

  it("is taken back, comes to the button for another", async () => {
    goals = [goal("a", { proposedBy: "member", waitsFor: "coach", removable: true })];
    renderPart(<Board />);
    await deed(words.takeLabel, "a").click();
    await page.getByRole("alertdialog").getByRole("button", { name: words.takeBack }).click();
    await expect.element(page.getByText("Nothing yet.")).toBeInTheDocument();
    await expect.element(begin).toHaveFocus();
  });

  it("is changed, comes to it; when that is given up, too", async () => {
    renderPart(<Board />);
    await deed(words.changeLabel, "b").click();
    await expect.element(page.getByRole("textbox", { name: words.title })).toHaveFocus();
    await page.getByRole("button", { name: words.cancel }).click();
    await expect.element(row("b")).toHaveFocus();
    await deed(words.changeLabel, "b").click();
    await page.getByRole("textbox", { name: words.title }).fill("Goal b, anew");
    await page.getByRole("button", { name: words.save }).click();
    await expect.element(row("b, anew")).toHaveFocus();
  });

  it("is suggested, comes to it; given up, to the button", async () => {
    renderPart(<Board />);
    await begin.click();
    await page.getByRole("button", { name: words.cancel }).click();
    await expect.element(begin).toHaveFocus();
    await begin.click();
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

  it("could not be agreed to, stays on the button, and the reason is read out", async () => {
    renderPart(<Board refused />);
    await deed(words.agreeLabel, "a").click();
    await expect.poll(currentToast).toMatchObject({ description: "It was changed meanwhile.", variant: "destructive" });
    await expect.element(deed(words.agreeLabel, "a")).toHaveFocus();
  });
});
