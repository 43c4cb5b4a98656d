import { helplines } from "@aangan/copy/crisis";
import { dashboard as copy } from "@aangan/copy/dashboard";
import { layout } from "@aangan/copy/layout";
import { routes } from "@aangan/copy/routes";
import type { Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { failRequests, failRequestsUntilRetry, genericError } from "../support/failing-requests";
import { bookSessions } from "../support/open-times";
import { coaches, registerOnboarded, registerWithCoach } from "../support/people";
import { holdResponses } from "../support/responses";
import { expect, test } from "../support/test";
import { BookingDialog } from "./booking-dialog";
import { DashboardPage } from "./dashboard-page";

/** Changes the first session in responses to start this many minutes from now. */
async function moveFirstSession(page: Page, minutes: number): Promise<void> {
  await page.route("**/api/sessions", async (route) => {
    const response = await route.fetch();
    const [first, ...others] = await response.json();
    const startPlus = (offset: number) => new Date(Date.now() + (minutes + offset) * 60_000).toISOString();
    const moved = {
      ...first,
      date: startPlus(0),
      endsAt: startPlus(30),
      joinFrom: startPlus(-10),
      changeUntil: startPlus(-1440),
      canChange: false,
    };
    await route.fulfill({ response, json: [moved, ...others] });
  });
}

test("the dashboard shows greeting, coach and next session in both time zones, with links", async ({ page }) => {
  const person = await registerWithCoach(page.context(), coaches.meera);
  const [first] = await bookSessions(page.context(), person.coachId, 2);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.greeting).toHaveText(`Welcome back, ${person.firstName}`);
  await expect(page.getByRole("main")).toContainText(`One reply from ${coaches.meera.name} is waiting.`);
  await expect(dashboard.myCoach).toContainText("Certified Wellness Coach");
  await expect(dashboard.nextSession.locator("time")).toHaveAttribute("datetime", first ?? "");
  await expect(dashboard.nextSession).toContainText("your time (P");
  await expect(dashboard.nextSession).toContainText("in Chennai (IST)");
  await expect(dashboard.join).toHaveCount(0);
  await expectAccessible(page);

  await dashboard.nextSession.getByRole("link", { name: copy.changeSession }).click();
  await expect(page).toHaveURL(addressOf("sessions"));
  await page.goBack();
  await dashboard.message.click();
  await expect(page).toHaveURL(`${addressOf("messages")}?coach=${person.coachId}`);
  await page.goBack();
  await dashboard.myCoach.getByRole("link", { name: copy.browseCoaches }).click();
  await expect(page).toHaveURL(addressOf("coaches"));
});

test("without a session, Schedule Session opens booking, which survives a reload @once", async ({ page }) => {
  await registerWithCoach(page.context(), coaches.meera);
  const dashboard = new DashboardPage(page);
  const booking = new BookingDialog(page);
  await dashboard.open();
  await expect(dashboard.nextSession).toContainText(copy.noSession);
  await dashboard.schedule.click();
  await booking.ready();
  await page.reload();
  await booking.ready();
  await booking.chooseAnyDay();
  const instant = await booking.chooseAnyTime();
  await booking.confirm.click();
  await expect(booking.dialog).toHaveCount(0);
  await expect(dashboard.nextSession.locator("time")).toHaveAttribute("datetime", instant);
  await page.reload();
  await expect(dashboard.nextSession.locator("time")).toHaveAttribute("datetime", instant);
  await expect(booking.dialog).toHaveCount(0);
});

test("the join link shows from ten minutes before until the end; later the session is gone @once", async ({ page }) => {
  const { coachId } = await registerWithCoach(page.context(), coaches.meera);
  await bookSessions(page.context(), coachId, 1);
  const [{ id }] = await (await page.request.get(`${originOf("member")}/api/sessions`)).json();
  const dashboard = new DashboardPage(page);
  for (const [minutes, joinable] of [
    [11, false],
    [9, true],
    [-29, true],
  ] as const) {
    await moveFirstSession(page, minutes);
    await dashboard.open();
    await expect(dashboard.nextSession.locator("time")).toBeVisible();
    await expect(dashboard.join, `${minutes} minutes before`).toHaveCount(joinable ? 1 : 0);
    await page.unrouteAll({ behavior: "wait" });
  }
  await moveFirstSession(page, 5);
  await dashboard.open();
  await expect(dashboard.join).toHaveAttribute("href", `${routes.joinSession.path}?id=${id}`);
  await expectAccessible(page);
  await page.unrouteAll({ behavior: "wait" });
  await moveFirstSession(page, -31);
  await dashboard.open();
  await expect(dashboard.nextSession).toContainText(copy.noSession);
});

test("every link on the dashboard leads to an existing page or to a helpline @once", async ({ page }) => {
  await registerWithCoach(page.context());
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.message).toBeVisible();
  const links = await page
    .getByRole("main")
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const paths = new Set(Object.values(routes).map(({ path }) => path as string));
  const pageLinks = links.filter((link) => !/^(tel|sms):/.test(link));
  expect(pageLinks.length).toBeGreaterThan(1);
  for (const link of pageLinks) expect(paths, link).toContain(link.split("?")[0]);
  // Companions, library and community are offered if and only if they have a route.
  for (const [name, text] of [
    ["companions", copy.companions.title],
    ["resources", copy.resources.text],
    ["community", copy.community.text],
  ] as const)
    await expect(page.getByRole("main").getByText(text), name).toHaveCount(name in routes ? 1 : 0);
});

test("the dashboard shows the disclaimer and links every helpline, 988 first @once", async ({ page }) => {
  await registerOnboarded(page.context());
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  const main = page.getByRole("main");
  await expect(main).toContainText("not clinical therapy or medical advice");
  const helplineLinks = main.getByRole("link").filter({ hasText: /988|911|741741|1-800/ });
  await expect(helplineLinks).toHaveCount(helplines.length);
  expect(await helplineLinks.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    helplines.map(({ href }) => href),
  );
});

test("the breathing exercise starts and stops on request @once", async ({ page }) => {
  await registerWithCoach(page.context());
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await dashboard.breathing.getByRole("button", { name: copy.breath.begin }).click();
  await expect(dashboard.breathing).toContainText("Breath 1 of 6");
  await expect(dashboard.breathing).toContainText(copy.breath.hold);
  await expectAccessible(page);
  await dashboard.breathing.getByRole("button", { name: copy.breath.stop }).click();
  await expect(dashboard.breathing).toContainText(copy.breath.text);
});

test("a failed sessions request shows an error and hides nothing else @once", async ({ page, watch }) => {
  const { coachId } = await registerWithCoach(page.context(), coaches.meera);
  await bookSessions(page.context(), coachId, 1);
  await failRequestsUntilRetry(page, "**/api/sessions");
  watch.expect({ status: 500, path: "/api/sessions" });
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  const failure = dashboard.myCoach.getByRole("alert");
  await expect(failure).toContainText(copy.sessionsFailed);
  await expect(failure).toContainText(genericError);
  await expect(dashboard.message).toBeVisible();
  await expect(dashboard.schedule).toBeVisible();
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(dashboard.nextSession.locator("time")).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test("a failed coach request hides neither the session nor crisis help @once", async ({ page, watch }) => {
  const { coachId } = await registerWithCoach(page.context(), coaches.meera);
  await bookSessions(page.context(), coachId, 1);
  await failRequests(page, "**/api/coaches/*");
  watch.expect({ status: 500, path: /^\/api\/coaches\// });
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(copy.coachFailed);
  await expect(dashboard.nextSession.locator("time")).toBeVisible();
  await expect(page.getByRole("heading", { name: copy.helpTitle })).toBeVisible();
  await expectAccessible(page);
});

test("a failed unread count is not shown as no messages @once", async ({ page, watch }) => {
  await registerWithCoach(page.context());
  await failRequests(page, "**/api/messages/unread/*");
  watch.expect({ status: 500, path: /^\/api\/messages\/unread\// });
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(page.getByRole("main")).toContainText(copy.notCounted);
  await expect(page.getByRole("main")).not.toContainText(copy.noneWaiting);
  await expect(dashboard.message).toBeVisible();
});

test("on a slow network each part of the dashboard shows as soon as it loads @once", async ({ page }) => {
  const { coachId } = await registerWithCoach(page.context(), coaches.meera);
  await bookSessions(page.context(), coachId, 1);
  const heldSessions = await holdResponses(page, "/api/sessions");
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.message).toBeVisible();
  await expect(dashboard.myCoach.getByRole("status")).toBeAttached();
  await expect(dashboard.nextSession).toHaveCount(0);
  heldSessions.release();
  await expect(dashboard.nextSession.locator("time")).toBeVisible();
});

test("offline the dashboard shows a notice and keeps its data @once", async ({ page, watch }) => {
  await registerWithCoach(page.context());
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.message).toBeVisible();
  watch.tolerate({ failure: /net::ERR_INTERNET_DISCONNECTED/ });
  await page.context().setOffline(true);
  await expect(page.getByText(layout.offline)).toBeVisible();
  await expect(dashboard.message).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(layout.offline)).toBeHidden();
});
