import { coachSessions } from "@aangan/copy/coach-sessions";
import { draw } from "@aangan/shell/screen";
import { beforeEach, expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import type { CoachSession } from "@/features/sessions";
import { inHours, meera, sessionWith } from "@/lib/fixtures";
import { WeekView } from "./week-view";

let sessions: CoachSession[];
const proposal = { id: "p1", date: inHours(1), endsAt: inHours(2), note: "", createdAt: inHours(-1) };
const answers = {
  "GET /api/coach/sessions": () => ({ published: true, timeZone: meera.timeZone, hours: [], daysOff: [], sessions }),
};
/** Where the session stands in the grid, which says first when it is. */
const block = page.getByRole("button", { name: /^\d.*Lakshmi Rao/ }).first();

/** Presses a control by the keyboard: without styles the grid has no places for a pointer. */
async function press(control: Locator): Promise<void> {
  await expect.element(control).toBeInTheDocument();
  (control.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
}

beforeEach(() => {
  sessions = [sessionWith({ date: inHours(0.2), endsAt: inHours(1.2), proposal })];
});

it("brings the focus from a question back to the session that it was about", async () => {
  draw(<WeekView zone={meera.timeZone} />, answers);
  await press(block);
  const panel = page.getByRole("dialog", { name: "Lakshmi Rao" });
  await press(panel.getByRole("button", { name: new RegExp(`^${coachSessions.withdraw}`) }));
  await press(page.getByRole("alertdialog").getByRole("button", { name: coachSessions.withdrawBack }));
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  await expect.element(block).toHaveFocus();
});

it("brings the focus back to the session when the time that it was asked for is taken back", async () => {
  draw(<WeekView zone={meera.timeZone} />, {
    ...answers,
    "DELETE /api/coach/sessions/s1/proposal": () => {
      sessions = sessions.map((session) => ({ ...session, proposal: null }));
    },
  });
  await press(block);
  const panel = page.getByRole("dialog", { name: "Lakshmi Rao" });
  await press(panel.getByRole("button", { name: new RegExp(`^${coachSessions.withdraw}`) }));
  await press(page.getByRole("alertdialog").getByRole("button", { name: coachSessions.withdraw, exact: true }));
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  await expect.element(block).toHaveFocus();
});
