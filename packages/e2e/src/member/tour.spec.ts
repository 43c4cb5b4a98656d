import { routes } from "@aangan/copy/routes";
import { tour } from "@aangan/copy/tour";
import type { Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { answerNext, holdBack } from "../support/answers";
import { expectAccessible } from "../support/axe";
import { general } from "../support/broken";
import { choose, coaches, registerBeforeTour, registerOnboarded, registerWithCoach } from "../support/people";
import { closeToast, expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { DashboardPage } from "./dashboard-page";
import { MemberFrame } from "./frame";
import { TourDialog } from "./tour-dialog";

const seenPath = "/api/user-preferences/tour-completed";

/** The titles of the stops whose pages exist. */
const standing = (
  [
    ["messages", tour.chat.title],
    ["sessions", tour.book.title],
    ["resources", tour.library.title],
    ["community", tour.community.title],
  ] as const
).flatMap(([page, title]) => (page in routes ? [title] : []));

/** Whether the server has stored that the tour was seen. */
async function seen(page: Page): Promise<boolean> {
  const answer = await page.request.get(`${originOf("member")}/api/user-preferences`);
  return (await answer.json()).hasSeenTour;
}

test("a new member is offered the tour once, and each stop highlights its element", async ({ page }) => {
  await registerBeforeTour(page.context());
  await choose(page.context(), coaches.leela);
  const dashboard = new DashboardPage(page);
  const walk = new TourDialog(page);
  await page.goto(addressOf("dashboard"));
  await walk.expectStop(tour.introTitle);
  await expect(walk.spotlight).toHaveCount(0);
  await expectAccessible(page);
  await walk.start.click();

  await walk.expectStop(tour.chat.title);
  await expect(walk.dialog).toContainText(`1 of ${standing.length}`);
  await expect(walk.dialog).toContainText(coaches.leela.name);
  await walk.expectLit(page.locator("[data-tour=messages]:visible"));
  await walk.next.click();
  await walk.expectStop(tour.book.title);
  await walk.expectLit(page.locator("[data-tour=book]:visible"));
  await expectAccessible(page);

  // A reload resumes at the same stop.
  await page.reload();
  await walk.expectStop(tour.book.title);
  await walk.expectLit(page.locator("[data-tour=book]:visible"));
  await walk.back.click();
  await walk.expectStop(tour.chat.title);

  const titles = [];
  for (;;) {
    titles.push(await walk.heading.textContent());
    await expect(walk.spotlight, `something is lit for ${titles.at(-1)}`).toHaveCount(1);
    if (await walk.finish.isVisible()) break;
    await walk.next.click();
    await expect(walk.heading).not.toHaveText(titles.at(-1) ?? "");
  }
  expect(titles).toEqual(standing);
  expect(await seen(page)).toBe(false);
  await walk.finish.click();
  await expect(walk.dialog).toHaveCount(0);
  await expect.poll(() => seen(page)).toBe(true);
  await page.reload();
  await expect(dashboard.again).toBeVisible();
  await expect(walk.dialog).toHaveCount(0);
});

test("without a coach the tour says to choose one first, and highlights that @once", async ({ page }) => {
  await registerBeforeTour(page.context());
  const walk = new TourDialog(page);
  await page.goto(addressOf("dashboard"));
  await walk.start.click();
  await expect(walk.dialog).toContainText("once you have chosen a coach");
  await walk.expectLit(page.locator("[data-tour=messages]:visible"));
  await walk.next.click();
  await walk.expectStop(tour.book.title);
  await expect(walk.dialog).toContainText("Choose a coach first");
  await walk.expectLit(page.locator("[data-tour=suggested]"));
  await walk.skip.click();
  await expect(walk.dialog).toHaveCount(0);
  await expect.poll(() => seen(page)).toBe(true);
});

test("Skip Tour counts as seen, and the tour can be repeated, also over a reload @once", async ({ page }) => {
  await registerBeforeTour(page.context());
  const dashboard = new DashboardPage(page);
  const walk = new TourDialog(page);
  await page.goto(addressOf("dashboard"));
  await walk.leave();
  await expect.poll(() => seen(page)).toBe(true);
  await dashboard.again.click();
  await walk.start.click();
  await walk.next.click();
  await walk.expectStop(tour.book.title);
  await page.reload();
  await walk.expectStop(tour.book.title);
  await walk.skip.click();
  await expect(walk.dialog).toHaveCount(0);
  await page.reload();
  await expect(dashboard.again).toBeVisible();
  await expect(walk.dialog).toHaveCount(0);
});

test("by keyboard the arrows change stops, Esc skips, and focus returns @desktop", async ({ page }) => {
  await registerBeforeTour(page.context());
  const dashboard = new DashboardPage(page);
  const walk = new TourDialog(page);
  await page.goto(addressOf("dashboard"));
  await walk.expectStop(tour.introTitle);
  await page.keyboard.press("Tab");
  await expect(walk.skipAll).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(walk.start).toBeFocused();
  await page.keyboard.press("Enter");
  await walk.expectStop(tour.chat.title);
  await page.keyboard.press("ArrowRight");
  await walk.expectStop(tour.book.title);
  await page.keyboard.press("ArrowLeft");
  await walk.expectStop(tour.chat.title);
  await page.keyboard.press("Escape");
  await expect(walk.dialog).toHaveCount(0);
  await expect.poll(() => seen(page)).toBe(true);

  await dashboard.again.focus();
  await page.keyboard.press("Enter");
  await walk.expectStop(tour.introTitle);
  // Not Esc again: pressed twice it exits the app.
  await walk.skipAll.press("Enter");
  await expect(dashboard.again).toBeFocused();
});

test("a failure to store the tour is shown, and storing is retried on the next visit @once", async ({
  page,
  watch,
}) => {
  await registerBeforeTour(page.context());
  const dashboard = new DashboardPage(page);
  const walk = new TourDialog(page);
  await answerNext(page, watch, seenPath, [
    { status: 500, message: general },
    { status: 500, message: general },
  ]);
  await page.goto(addressOf("dashboard"));
  await walk.skipAll.click();
  await expect(walk.dialog).toHaveCount(0);
  await expectToast(page, tour.notKept.title, tour.notKept.text);
  await closeToast(page);
  expect(await seen(page)).toBe(false);

  // The retry on the next visit fails too, and shows no error.
  const again = page.waitForResponse(`**${seenPath}`);
  await page.reload();
  expect((await again).status()).toBe(500);
  await expect(dashboard.suggestions.first()).toBeVisible();
  await expect(walk.dialog).toHaveCount(0);
  await page.reload();
  await expect.poll(() => seen(page)).toBe(true);
  await expect(walk.dialog).toHaveCount(0);
  await page.reload();
  await expect(dashboard.again).toBeVisible();
  await expect(walk.dialog).toHaveCount(0);
});

test("one member's unstored tour does not hide it from another in the same browser @once", async ({ page, watch }) => {
  const walk = new TourDialog(page);
  await registerBeforeTour(page.context());
  await answerNext(page, watch, seenPath, [{ status: 500, message: general }]);
  await page.goto(addressOf("dashboard"));
  await walk.start.click();
  await walk.next.click();
  await walk.skip.click();
  await expectToast(page, tour.notKept.title);
  await page.goto("about:blank");
  await page.context().clearCookies();
  await registerBeforeTour(page.context());
  await page.goto(addressOf("dashboard"));
  await walk.expectStop(tour.introTitle);
});

test("the tour waits while another dialog is open @once", async ({ page }) => {
  await registerBeforeTour(page.context());
  const frame = new MemberFrame(page);
  const walk = new TourDialog(page);
  const progress = await holdBack(page, "/api/user-preferences");
  await page.goto(addressOf("dashboard"));
  await frame.openBell();
  progress.release();
  await page.waitForResponse("**/api/user-preferences");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(frame.bellList).toBeVisible();
  await expect(walk.dialog).toHaveCount(0);
  await page.keyboard.press("Escape");
  await walk.expectStop(tour.introTitle);
});

test("on a phone quick exit is shown above the tour @once", async ({ page }) => {
  await registerWithCoach(page.context());
  const dashboard = new DashboardPage(page);
  const walk = new TourDialog(page);
  await dashboard.open();
  await dashboard.again.click();
  const exit = new MemberFrame(page).quickExit.and(page.locator("[data-over-scrim]"));
  await expect(exit).toBeInViewport({ ratio: 1 });
  await walk.start.click();
  await walk.expectLit(page.locator("[data-tour=messages]:visible"));
  const [card, out] = [await walk.dialog.boundingBox(), await exit.boundingBox()];
  expect(card?.y ?? 0).toBeGreaterThanOrEqual((out?.y ?? 0) + (out?.height ?? 0));
});

test("the tour is not offered to a member who has seen it on another device @once", async ({ page }) => {
  await registerOnboarded(page.context());
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.suggestions.first()).toBeVisible();
  await expect(new TourDialog(page).dialog).toHaveCount(0);
});
