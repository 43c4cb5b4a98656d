import * as coachSessions from "@aangan/copy/coach-sessions";
import { setServerTime } from "@aangan/shell/live/clock.ts";
import { clockAt } from "@aangan/shell/locale/dates.ts";
import { expectRefetchError } from "@aangan/testing/expect-refetch-error.ts";
import { renderPart } from "@aangan/testing/render-part.tsx";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import type { CoachSession } from "@/features/sessions/queries";
import { inHours, sessionWith } from "@/lib/fixtures";
import { dayIn } from "@/lib/zoned";
import { WeekView } from "./week-view";

let sessions: CoachSession[];
const proposal = { id: "p1", date: inHours(1), endsAt: inHours(2), note: "", createdAt: inHours(-1) };
const dayAfter = (hours: number, zone: string) => dayIn(new Date(inHours(hours)), zone);
// A session over midnight is shown on two days. The two zones are never both that late.
const zone = dayAfter(0, "Asia/Kolkata") === dayAfter(3, "Asia/Kolkata") ? "Asia/Kolkata" : "America/Chicago";
const answers = {
  "GET /api/coach/sessions": () => ({ published: true, timeZone: zone, hours: [], daysOff: [], sessions }),
};
/** The session in the grid; its accessible name begins with the time. */
const block = page.getByRole("button", { name: /^\d.*Lakshmi Rao/ }).first();

/** Presses a control by keyboard: without styles the grid has no layout to click in. */
async function press(control: Locator): Promise<void> {
  await expect.element(control).toBeInTheDocument();
  (control.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
}

afterEach(() => setServerTime(new Date()));

beforeEach(() => {
  sessions = [sessionWith({ date: inHours(0.2), endsAt: inHours(1.2), proposal })];
});

it("returns focus to the session when its withdrawal dialog is dismissed", async () => {
  renderPart(<WeekView zone={zone} />, answers);
  await press(block);
  const panel = page.getByRole("dialog", { name: "Lakshmi Rao" });
  await press(panel.getByRole("button", { name: new RegExp(`^${coachSessions.withdraw}`) }));
  await press(page.getByRole("alertdialog").getByRole("button", { name: coachSessions.withdrawBack }));
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  await expect.element(block).toHaveFocus();
});

it("returns focus to the session when its proposed time is withdrawn", async () => {
  renderPart(<WeekView zone={zone} />, {
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

it("shows both time zones, and the join link without a reload once the time has come", async () => {
  sessions = sessions.map((session) => ({ ...session, joinFrom: inHours(0.1), proposal: null }));
  renderPart(<WeekView zone={zone} />, answers);
  await expect.element(block).toHaveTextContent(clockAt(sessions[0]?.date ?? "", zone));
  // A narrow window shows a list instead of the grid.
  const listed = page.getByRole("listitem", { name: "Lakshmi Rao", exact: true, includeHidden: true });
  await expect.element(listed).toHaveTextContent("for Lakshmi");
  await press(block);
  const panel = page.getByRole("dialog", { name: "Lakshmi Rao" });
  await expect.element(panel).toHaveTextContent("for Lakshmi");
  await expect.element(panel.getByRole("button", { name: coachSessions.join })).toBeDisabled();
  const zoomLink = "https://rooms.example/one";
  sessions = sessions.map((session) => ({ ...session, zoomLink }));
  // The clock of the screen is the server's.
  setServerTime(new Date(inHours(0.11)));
  await expect.element(panel.getByRole("link", { name: coachSessions.join })).toHaveAttribute("href", zoomLink);
  await expect
    .element(listed.getByRole("link", { name: coachSessions.join, includeHidden: true }))
    .toHaveAttribute("href", zoomLink);
});

it("shows an error above the week when the refetch fails", async () => {
  await expectRefetchError(<WeekView zone={zone} />, answers, "GET /api/coach/sessions", block);
});
