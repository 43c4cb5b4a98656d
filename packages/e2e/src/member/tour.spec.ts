import * as firstHour from "@aangan/copy/first-hour";
import { routes } from "@aangan/copy/routes";
import * as tour from "@aangan/copy/tour";
import type { Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { chooseCoach, coaches, registerBeforeTour, registerWithCoach } from "../support/people";
import { expect, test } from "../support/test";
import { DashboardPage } from "./dashboard-page";
import { MemberFrame } from "./frame";
import { TourDialog, tourOffer } from "./tour-dialog";

/** The titles of the stops whose pages exist. */
const stopTitles = (
  [
    ["messages", tour.chat.title],
    ["sessions", tour.book.title],
    ["resources", tour.library.title],
    ["community", tour.community.title],
  ] as const
).flatMap(([page, title]) => (page in routes ? [title] : []));

/** Whether the server has stored that the tour was seen. */
async function isTourSeen(page: Page): Promise<boolean> {
  const response = await page.request.get(`${originOf("member")}/api/user-preferences`);
  return (await response.json()).hasSeenTour;
}

// Repeating the tour, failures to store it, and other dialogs are covered by the member app's component tests.
test("a new member with a coach is offered the tour once, and each stop highlights its element", async ({
  page,
  isMobile,
}) => {
  await registerBeforeTour(page.context());
  await chooseCoach(page.context(), coaches.leela);
  const dashboard = new DashboardPage(page);
  const tourDialog = new TourDialog(page);
  await page.goto(addressOf("dashboard"));
  await page.getByRole("button", { name: firstHour.later }).click();
  await expect(tourOffer(page)).toBeVisible();
  await expect(tourDialog.dialog).toHaveCount(0);
  await tourOffer(page).getByRole("button", { name: tour.start }).click();
  await tourDialog.expectStop(tour.chat.title);
  const exit = new MemberFrame(page).quickExit.and(page.locator("[data-over-scrim]"));
  if (isMobile) await expect(exit).toBeInViewport({ ratio: 1 });

  await expect(tourDialog.dialog).toContainText(`1 of ${stopTitles.length}`);
  await expect(tourDialog.dialog).toContainText(coaches.leela.name);
  await tourDialog.expectHighlighted(page.locator("[data-tour=messages]:visible"));
  if (isMobile)
    await test.step("on a phone quick exit is shown above the tour", async () => {
      await expect(exit).toBeInViewport({ ratio: 1 });
      const [cardBox, exitBox] = [await tourDialog.dialog.boundingBox(), await exit.boundingBox()];
      expect(cardBox?.y ?? 0).toBeGreaterThanOrEqual((exitBox?.y ?? 0) + (exitBox?.height ?? 0));
    });
  await tourDialog.next.click();
  await tourDialog.expectStop(tour.book.title);
  await tourDialog.expectHighlighted(page.locator("[data-tour=book]:visible"));
  await expectAccessible(page);

  // A reload resumes at the same stop.
  await page.reload();
  await tourDialog.expectStop(tour.book.title);
  await tourDialog.expectHighlighted(page.locator("[data-tour=book]:visible"));
  await tourDialog.back.click();
  await tourDialog.expectStop(tour.chat.title);

  const titles = [];
  for (;;) {
    titles.push(await tourDialog.heading.textContent());
    await expect(tourDialog.spotlight, `an element is highlighted for ${titles.at(-1)}`).toHaveCount(1);
    if (await tourDialog.finish.isVisible()) break;
    await tourDialog.next.click();
    await expect(tourDialog.heading).not.toHaveText(titles.at(-1) ?? "");
  }
  expect(titles).toEqual(stopTitles);
  expect(await isTourSeen(page)).toBe(false);
  await tourDialog.finish.click();
  await expect(tourDialog.dialog).toHaveCount(0);
  await expect.poll(() => isTourSeen(page)).toBe(true);
  await page.reload();
  await expect(dashboard.repeatTour).toBeVisible();
  await expect(tourOffer(page)).toHaveCount(0);
});

test("by keyboard the arrows change stops, Esc skips, and focus returns @desktop", async ({ page }) => {
  await registerWithCoach(page.context());
  const dashboard = new DashboardPage(page);
  const tourDialog = new TourDialog(page);
  await dashboard.open();
  await dashboard.repeatTour.focus();
  await page.keyboard.press("Enter");
  await tourDialog.expectStop(tour.introTitle);
  await page.keyboard.press("Tab");
  await expect(tourDialog.skipAll).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(tourDialog.start).toBeFocused();
  await page.keyboard.press("Enter");
  await tourDialog.expectStop(tour.chat.title);
  await page.keyboard.press("ArrowRight");
  await tourDialog.expectStop(tour.book.title);
  await page.keyboard.press("ArrowLeft");
  await tourDialog.expectStop(tour.chat.title);
  await page.keyboard.press("Escape");
  await expect(tourDialog.dialog).toHaveCount(0);
  await expect(dashboard.repeatTour).toBeFocused();
  await page.keyboard.press("Enter");
  await tourDialog.expectStop(tour.introTitle);
  // Not Esc again: pressed twice it exits the app.
  await tourDialog.skipAll.press("Enter");
  await expect(dashboard.repeatTour).toBeFocused();
});
