import { coachDashboard } from "@aangan/copy/coach-portal";
import { coachSessions as words } from "@aangan/copy/coach-sessions";
import { expectRefetchError } from "@aangan/testing/expect-refetch-error.ts";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { inHours, sessionWith } from "@/lib/fixtures";
import type { CoachSession } from "./queries";
import { SessionsTab } from "./sessions-tab";

let upcoming: CoachSession[];
let past: CoachSession[];
const proposal = { id: "p1", date: inHours(48), endsAt: inHours(49), note: "", createdAt: inHours(-1) };

const sessions = {
  "GET /api/coach/sessions/upcoming": () => upcoming,
  "GET /api/coach/sessions/past": () => ({ items: past, more: false }),
};
const main = () => document.querySelector("main");
const region = page.getByRole("region", { name: coachDashboard.upcomingSessions, exact: true });
const named = (words: string) => page.getByRole("button", { name: new RegExp(`^${words}`) });

beforeEach(() => {
  upcoming = [sessionWith(), sessionWith({ id: "s2", userId: "ravi", clientName: "Ravi Nair", date: inHours(30) })];
  past = [];
});

describe("focus", () => {
  it("moves to the list when a session is cancelled and others remain", async () => {
    renderPart(<SessionsTab zone="Asia/Kolkata" />, {
      ...sessions,
      "DELETE /api/coach/sessions/*": () => {
        upcoming = upcoming.slice(1);
      },
    });
    await page.getByRole("button", { name: "More for Lakshmi Rao" }).click();
    await page.getByRole("menuitem", { name: words.cancel }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: words.cancel }).click();
    await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
    await expect.element(page.getByText("Lakshmi Rao")).not.toBeInTheDocument();
    await expect.element(region).toHaveFocus();
  });

  it("moves to the page when the last session is cancelled", async () => {
    upcoming = upcoming.slice(0, 1);
    renderPart(<SessionsTab zone="Asia/Kolkata" />, {
      ...sessions,
      "DELETE /api/coach/sessions/*": () => {
        upcoming = [];
      },
    });
    await page.getByRole("button", { name: "More for Lakshmi Rao" }).click();
    await page.getByRole("menuitem", { name: words.cancel }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: words.cancel }).click();
    await expect.element(page.getByText(words.empty)).toBeInTheDocument();
    await expect.poll(() => document.activeElement).toBe(main());
  });

  it("moves to the session's row when its proposal is withdrawn", async () => {
    upcoming = [sessionWith({ proposal })];
    renderPart(<SessionsTab zone="Asia/Kolkata" />, {
      ...sessions,
      "DELETE /api/coach/sessions/*/proposal": () => {
        upcoming = [sessionWith()];
      },
    });
    await named(words.withdraw).click();
    await page.getByRole("alertdialog").getByRole("button", { name: words.withdraw }).click();
    await expect.element(named(words.withdraw)).not.toBeInTheDocument();
    await expect.element(page.getByRole("listitem", { name: "Lakshmi Rao" })).toHaveFocus();
  });

  it("stays on the mark button, and moves to the row when the button disappears", async () => {
    const over = sessionWith({ date: inHours(-5), endsAt: inHours(-4), canMark: true });
    upcoming = [];
    past = [over];
    renderPart(<SessionsTab zone="Asia/Kolkata" />, {
      ...sessions,
      "PUT /api/coach/sessions/*/outcome": () => {
        past = [{ ...over, outcome: past[0]?.outcome ? null : "held", canMark: past[0]?.outcome !== "held" }];
        return past[0];
      },
    });
    await named(words.mark).click();
    await page.getByRole("menuitemradio", { name: words.markHeld }).click();
    await expect.element(page.getByText(words.held, { exact: true })).toBeInTheDocument();
    await expect.element(named(words.mark)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await page.getByRole("menuitem", { name: words.markNothing }).click();
    await expect.element(named(words.mark)).not.toBeInTheDocument();
    await expect.element(page.getByRole("listitem", { name: "Lakshmi Rao" })).toHaveFocus();
  });

  it("stays on the mark button when marking fails, and a toast shows the reason", async () => {
    upcoming = [];
    past = [sessionWith({ date: inHours(-5), endsAt: inHours(-4), canMark: true })];
    renderPart(<SessionsTab zone="Asia/Kolkata" />, {
      ...sessions,
      "PUT /api/coach/sessions/*/outcome": () => errorResponse(409, "It is too late for that."),
    });
    await named(words.mark).click();
    await page.getByRole("menuitemradio", { name: words.markHeld }).click();
    await expect.poll(currentToast).toMatchObject({ description: "It is too late for that.", variant: "destructive" });
    await expect.element(named(words.mark)).toHaveFocus();
  });

  it("moves to the session's row when a video problem is reported", async () => {
    upcoming = [];
    past = [sessionWith({ date: inHours(-5), endsAt: inHours(-4), canReportVideo: true })];
    renderPart(<SessionsTab zone="Asia/Kolkata" />, {
      ...sessions,
      "POST /api/coach/sessions/*/video-trouble": () => {
        past = [sessionWith({ date: inHours(-5), endsAt: inHours(-4), videoTrouble: true })];
      },
    });
    await named(words.trouble).click();
    await page.getByRole("alertdialog").getByRole("button", { name: words.troubleConfirm }).click();
    await expect.element(page.getByText(words.videoTrouble)).toBeInTheDocument();
    await expect.element(page.getByRole("listitem", { name: "Lakshmi Rao" })).toHaveFocus();
  });
});

it("shows an error above the upcoming sessions when the refetch fails", async () => {
  const call = "GET /api/coach/sessions/upcoming";
  const shown = page.getByRole("listitem", { name: "Lakshmi Rao" });
  await expectRefetchError(<SessionsTab zone="Asia/Kolkata" />, sessions, call, shown);
});

it("shows the year of a past session from another year", async () => {
  past = [sessionWith({ date: "2024-11-24T14:30:00Z", endsAt: "2024-11-24T15:30:00Z" })];
  renderPart(<SessionsTab zone="Asia/Kolkata" />, sessions);
  await expect.element(page.getByText("Sun, Nov 24, 2024, 8:00 PM")).toBeInTheDocument();
});
