import { helplines } from "@aangan/copy/crisis-lines";
import * as copy from "@aangan/copy/dashboard";
import * as layout from "@aangan/copy/layout";
import { routes } from "@aangan/copy/routes";
import { addressOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { bookSessions } from "../support/open-times";
import { coaches, registerWithCoach } from "../support/people";
import { expect, test } from "../support/test";
import { BookingDialog } from "./booking-dialog";
import { DashboardPage } from "./dashboard-page";

test("the dashboard shows greeting, coach, next session and helplines, keeps its data offline, and its links work @once", async ({
  page,
  watch,
}) => {
  const person = await registerWithCoach(page.context(), coaches.meera);
  const [first] = await bookSessions(page.context(), person.coachId, 2);
  const dashboard = new DashboardPage(page);
  const fetched: string[] = [];
  page.on("request", (request) => {
    const address = new URL(request.url());
    if (address.searchParams.has("_rsc")) fetched.push(address.pathname);
  });
  await dashboard.open();
  await expect(dashboard.greeting).toHaveText(`Welcome back, ${person.firstName}`);
  await expect(page.getByRole("main")).toContainText(`You have 1 new message from ${coaches.meera.name}.`);
  await expect(dashboard.myCoach).toContainText("Certified Wellness Coach");
  await expect(dashboard.nextSession.locator("time")).toHaveAttribute("datetime", first ?? "");
  await expect(dashboard.nextSession).toContainText("your time (P");
  await expect(dashboard.nextSession).toContainText("in Chennai (IST)");
  await expect(dashboard.join).toHaveCount(0);
  await expectAccessible(page);

  await test.step("a page is fetched in advance once its link has focus, and not before", async () => {
    expect(fetched).toEqual([]);
    await dashboard.message.focus();
    await expect.poll(() => fetched.some((path) => path.startsWith(routes.messages.path))).toBe(true);
  });
  await test.step("every link leads to an existing page or to a helpline", async () => {
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
  await test.step("the disclaimer is shown, and every helpline is linked, 988 first", async () => {
    const main = page.getByRole("main");
    await expect(main).toContainText("not clinical therapy or medical advice");
    const helplineLinks = main.getByRole("link").filter({ hasText: /988|911|741741|1-800/ });
    await expect(helplineLinks).toHaveCount(helplines.length);
    expect(await helplineLinks.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
      helplines.map(({ href }) => href),
    );
  });
  await test.step("offline a notice is shown, and the data stays", async () => {
    watch.tolerate({ failure: /net::ERR_INTERNET_DISCONNECTED/ });
    await page.context().setOffline(true);
    await expect(page.getByText(layout.offline)).toBeVisible();
    await expect(dashboard.message).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(layout.offline)).toBeHidden();
  });

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
