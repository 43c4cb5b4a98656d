import * as joinSession from "@aangan/copy/join-session";
import * as layout from "@aangan/copy/layout";
import * as sessions from "@aangan/copy/sessions";
import type { Page } from "@playwright/test";
import { originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { failRequestsUntilRetry, genericError } from "../support/failing-requests";
import { tabTo } from "../support/keyboard";
import { coaches, register, registerWithCoach } from "../support/people";
import { mockNextResponses } from "../support/responses";
import { expectToast } from "../support/screen";
import { type ApiSession, bookSession, overrideSessions, timesStartingIn } from "../support/sessions";
import { expect, test } from "../support/test";
import { BookingDialog } from "./booking-dialog";
import { JoinPage, SessionsPage } from "./sessions-page";

const hour = 3_600_000;
/** Far enough ahead to be changed freely. */
const farAhead = (start: Date) => start.getTime() > Date.now() + 96 * hour;

/** Registers a member with a coach and one session, and opens the sessions page. */
async function withSession(
  page: Page,
  wanted: (start: Date) => boolean = farAhead,
): Promise<{ list: SessionsPage; session: ApiSession; coachId: string }> {
  const { coachId } = await registerWithCoach(page.context(), coaches.thomas);
  const session = await bookSession(page.context(), coachId, { wanted, note: "The move to Fremont." });
  const list = new SessionsPage(page);
  await list.open();
  await expect(list.upcoming).toHaveCount(1);
  return { list, session, coachId };
}

test("a rescheduled session shows its new time in both zones, and changes elsewhere appear live @once", async ({
  page,
}) => {
  const { list, session } = await withSession(page);
  await list.reschedule(list.upcoming).click();
  const dialog = new BookingDialog(page, { moving: true });
  await dialog.ready();
  await expect(dialog.dialog).toContainText(/Current time: \w{3}, \w{3} \d+, \d+:\d\d [AP]M P[DS]T/);
  await expect(dialog.note).toHaveCount(0);
  await expect(dialog.confirm).toBeDisabled();
  await dialog.chooseAnyDay();
  const time = await dialog.chooseAnyTime();
  await dialog.confirm.click();
  await expectToast(page, "Session rescheduled");
  await expect(dialog.dialog).toHaveCount(0);
  await expect(list.upcoming.locator("time")).toHaveAttribute("datetime", time);
  await expect(list.upcoming).toContainText("The move to Fremont.");
  const answer = await page.request.get(`${originOf("member")}/api/sessions/${session.id}`);
  expect(await answer.json()).toMatchObject({ date: time, counted: true, note: "The move to Fremont." });

  // Cancelled from another device of the same member.
  const cancelled = await page.request.delete(`${originOf("member")}/api/sessions/${session.id}`);
  expect(cancelled.ok()).toBe(true);
  await expect(list.upcoming).toHaveCount(0);
  await expect(list.past).toContainText(sessions.byMember);
});

test("cancelling first explains its effect, keeps the session on failure, and does not count in time @once", async ({
  page,
  watch,
}) => {
  test.slow();
  const { list, session } = await withSession(page);
  await expectAccessible(page);
  await expect(list.upcoming).toContainText(
    /You can freely reschedule or cancel until \w{3}, \w{3} \d+, \d+:\d\d [AP]M P[DS]T/,
  );
  await list.cancel(list.upcoming).click();
  await expect(list.cancelDialog).toContainText(/It won't count toward your \w+( \d{4})? sessions/);
  await expect(list.cancelDialog).toContainText(/You can cancel freely until \w{3}, \w{3} \d+/);
  await expectAccessible(page);
  await list.cancelDialog.getByRole("button", { name: sessions.keepIt }).click();
  await expect(list.cancelDialog).toHaveCount(0);
  await list.cancel(list.upcoming).click();
  // As if the session had begun in the meantime: the error is shown, and the session stays.
  const message = "This session has begun.";
  await mockNextResponses(page, watch, `/api/sessions/${session.id}`, [{ status: 409, message }]);
  await list.cancelDialog.getByRole("button", { name: sessions.cancelIt }).click();
  await expectToast(page, sessions.cancelFailed, message);
  await expect(list.cancelDialog.getByRole("alert")).toContainText(message);
  // On a phone the toast covers the button.
  await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Dismiss" }).click();
  await page.unroute(`**/api/sessions/${session.id}`);
  await list.cancelDialog.getByRole("button", { name: sessions.keepIt }).click();
  await expect(list.upcoming).toHaveCount(1);
  await list.cancel(list.upcoming).click();
  await list.cancelDialog.getByRole("button", { name: sessions.cancelIt }).click();
  await expectToast(page, sessions.cancelled.title, "It doesn't count.");
  await expect(list.upcoming).toHaveCount(0);
  await expect(list.past).toHaveCount(1);
  await expect(list.past).toContainText(sessions.byMember);
  await expect(list.past).toContainText(sessions.notCounted);
  await expectAccessible(page);
});

test("without a coach, a failed request can be retried, and the page links to the coaches @once", async ({
  page,
  watch,
}) => {
  await register(page.context());
  await failRequestsUntilRetry(page, "**/api/sessions");
  watch.expect({ status: 500, path: "/api/sessions" });
  const list = new SessionsPage(page);
  await list.open();
  const failure = page.getByRole("main").getByRole("alert");
  await expect(failure).toContainText(sessions.failed);
  await expect(failure).toContainText(genericError);
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(sessions.emptyTitle)).toBeVisible();
  await expect(list.schedule).toHaveCount(0);
  await page.getByRole("link", { name: sessions.browseCoaches }).click();
  await expect(page).toHaveURL(/\/coaches$/);
});

test("a session is cancelled by keyboard alone @desktop", async ({ page }) => {
  const { list } = await withSession(page);
  await tabTo(page, list.cancel(list.upcoming));
  await page.keyboard.press("Enter");
  await expect(list.cancelDialog.getByRole("button", { name: sessions.keepIt })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(list.cancel(list.upcoming)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectToast(page, sessions.cancelled.title);
  await expect(list.past).toHaveCount(1);
});

test("the join page opens ten minutes before, waits until then, takes reports of failed video, and hides other members' sessions @once", async ({
  page,
  anotherBrowser,
  watch,
}) => {
  const { list, session, coachId } = await withSession(page);
  const joinPage = new JoinPage(page);
  const zoomLink = "https://meet.example/room";
  let overrides: () => Partial<ApiSession> = () => ({
    ...timesStartingIn(7),
    zoomLink,
    canReportVideo: true,
    canChange: false,
  });
  await overrideSessions(page, () => overrides());
  await test.step("ten minutes before it opens, and links to the video in a new tab", async () => {
    await page.reload();
    await expect(list.upcoming).toContainText("Starts in 7 minutes");
    await list.join(list.upcoming).click();
    await expect(page).toHaveURL(new RegExp(`/sessions/join\\?id=${session.id}$`));
    await expect(joinPage.heading).toHaveText(joinSession.openTitle);
    await expect(joinPage.join).toHaveAttribute("href", zoomLink);
    await expect(joinPage.join).toHaveAttribute("target", "_blank");
    await expect(joinPage.join).toHaveAttribute("rel", /noopener/);
    await expect(joinPage.message).toHaveAttribute("href", `/messages?coach=${coachId}`);
    await expect(page.getByRole("main").getByRole("link", { name: "988" })).toBeVisible();
    await expect(page.getByRole("link", { name: layout.quickExit })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("before the session the page shows when it opens, and the button appears automatically", async () => {
    overrides = () => ({ ...timesStartingIn(11), zoomLink: null, canReportVideo: false });
    await page.clock.install();
    await page.reload();
    await expect(joinPage.heading).toHaveText("Your session starts in 11 minutes");
    await expect(page.getByRole("main")).toContainText(/You can join from .*, ten minutes before it starts\./);
    await expect(joinPage.join).toHaveCount(0);
    await expect(joinPage.report).toHaveCount(0);
    overrides = () => ({ ...timesStartingIn(9), zoomLink });
    await page.clock.fastForward(30_000);
    await expect(joinPage.join).toBeVisible();
  });
  await test.step("after a report of failed video the session does not count", async () => {
    let counted = true;
    const state = () => ({
      ...timesStartingIn(-12),
      zoomLink,
      canReportVideo: counted,
      canChange: false,
      canCancel: false,
      counted,
      videoTrouble: !counted,
    });
    overrides = state;
    await page.reload();
    await expect(joinPage.heading).toHaveText(joinSession.runningTitle);
    const path = `/api/sessions/${session.id}/video-trouble`;
    await mockNextResponses(page, watch, path, [{ status: 500, message: genericError }]);
    await joinPage.report.click();
    await expectToast(page, joinSession.reportFailed, genericError);
    // On some phones the toast covers the button, and it stays while the pointer is over it.
    await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Dismiss" }).click();
    await page.unroute(`**${path}`);
    await page.route(`**${path}`, (route) => {
      counted = false;
      return route.fulfill({ json: { ...session, ...state() } });
    });
    await joinPage.report.click();
    await expectToast(page, joinSession.reported.title, "This session doesn't count.");
    await expect(joinPage.report).toHaveCount(0);
    await expect(page.getByRole("main")).toContainText(joinSession.doesNotCount);
  });
  // The member app's component tests cover further states.
  await test.step("after the session the page says that it is over", async () => {
    overrides = () => ({ ...timesStartingIn(-40), status: "completed", canReportVideo: true });
    await page.reload();
    await expect(joinPage.heading).toHaveText(joinSession.overTitle);
    await expectAccessible(page);
  });
  await test.step("another member's session looks the same as one that does not exist", async () => {
    const other = (await anotherBrowser()).context();
    const { coachId: otherCoachId } = await registerWithCoach(other, coaches.thomas);
    const otherSession = await bookSession(other, otherCoachId);
    const responseFor = async (id: string) => {
      const response = await page.request.get(`${originOf("member")}/api/sessions/${id}`);
      return { status: response.status(), body: await response.json() };
    };
    const unknown = await responseFor("5f0c6c0a-0000-4000-8000-000000000000");
    expect(unknown.status).toBe(404);
    expect(await responseFor(otherSession.id)).toEqual(unknown);
    watch.expect({ status: 404, path: `/api/sessions/${otherSession.id}` });
    await joinPage.open(otherSession.id);
    await expect(joinPage.heading).toHaveText(joinSession.unknownTitle);
    await expectAccessible(page);
    await joinPage.allSessions.click();
    await expect(page).toHaveURL(/\/sessions$/);
  });
});
