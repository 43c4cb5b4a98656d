import * as disclaimers from "@aangan/copy/disclaimers";
import * as layout from "@aangan/copy/layout";
import { limits } from "@aangan/copy/limits";
import { routes } from "@aangan/copy/routes";
import type { Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { acceptGuidelines } from "../support/community";
import { failRequests } from "../support/failing-requests";
import { skipToContent } from "../support/keyboard";
import { fullName, type Person, registerWithCoach } from "../support/people";
import { expect, test } from "../support/test";
import { DashboardPage } from "./dashboard-page";
import { MemberFrame } from "./frame";
import { MessagesPage } from "./messages-page";

/** The sidebar's pages, in order. */
const sidebarPages = [
  "dashboard",
  "messages",
  "sessions",
  "goals",
  "journal",
  "resources",
  "community",
  "coaches",
  "profile",
] as const;

/** Overrides fields of the signed-in user in responses. */
async function withUser(page: Page, overrides: object): Promise<void> {
  await page.route("**/api/user", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), ...overrides } });
  });
}

/** Opens each page of the account menu, then logs out. */
async function openAccountMenuPages(page: Page, person: Person): Promise<void> {
  const frame = new MemberFrame(page);
  for (const [label, route] of [
    [layout.profile, "profile"],
    [layout.myData, "myData"],
    [layout.subscription, "subscribe"],
  ] as const) {
    await frame.accountMenu.click();
    const menu = page.getByRole("menu");
    await expect(menu).toContainText(fullName(person));
    await expect(menu).toContainText(person.email);
    await menu.getByRole("menuitem", { name: label }).click();
    await expect(page).toHaveURL(addressOf(route));
  }
  await frame.logout();
}

test("the sidebar shows pages, user and disclaimer, every page has bell and quick exit, and the account menu has own pages and Logout @desktop", async ({
  page,
}) => {
  test.slow();
  const person = await registerWithCoach(page.context());
  // Otherwise the guidelines dialog would cover the community page and its links.
  await acceptGuidelines(page.context());
  await new DashboardPage(page).open();
  const frame = new MemberFrame(page);
  const sidebar = page.getByRole("complementary");
  await expect(sidebar).toContainText(fullName(person));
  await expect(sidebar).toContainText(person.email);
  await expect(sidebar).toContainText(disclaimers.short);
  await expect(sidebar.getByText(person.firstName.charAt(0), { exact: true })).toBeVisible();
  await expect(frame.navigation.getByRole("link")).toHaveText(
    sidebarPages.map((name) => new RegExp(`^${layout[name]}`)),
  );
  // On phones, quick-exit.spec.ts checks these on every page.
  const expectFrame = async (path: string) => {
    await expect(frame.bell, path).toBeInViewport({ ratio: 1 });
    await expect(frame.quickExit, path).toBeInViewport({ ratio: 1 });
    expect(await page.title(), path).not.toMatch(/wellness|therap|coaching|mental|emotion/i);
  };
  for (const name of sidebarPages) {
    await frame.link(layout[name]).click();
    await expect(page).toHaveURL(addressOf(name));
    await expect(frame.link(layout[name])).toHaveAttribute("aria-current", "page");
    await expectFrame(routes[name].path);
  }
  await sidebar.getByRole("link", { name: "Aangan" }).click();
  await expect(page).toHaveURL(addressOf("home"));

  const memberRoutes = Object.entries(routes).filter(([, { guard }]) => guard === "member");
  expect(memberRoutes.length).toBeGreaterThanOrEqual(7);
  for (const [name, { path }] of memberRoutes) {
    if (sidebarPages.some((one) => one === name)) continue;
    await page.goto(originOf("member") + path);
    await expectFrame(path);
  }
  await openAccountMenuPages(page, person);
});

test("on a phone the drawer leads to all pages and the account menu to the member's own @once", async ({ page }) => {
  const person = await registerWithCoach(page.context());
  // The conversation's header must show the coach's full name next to its controls.
  await new MessagesPage(page, "Leela Fernandes").open();
  const name = page.getByRole("heading", { level: 1, name: "Leela Fernandes" });
  const overflow = await name.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  await new DashboardPage(page).open();
  const frame = new MemberFrame(page);
  await frame.openDrawer();
  const links = frame.drawer.getByRole("navigation").getByRole("link");
  await expect(links).toHaveText(
    [...sidebarPages, "safetyNotes" as const].map((name) => new RegExp(`^${layout[name]}`)),
  );
  await expect(frame.drawer).toContainText(fullName(person));
  await expect(frame.drawer).toContainText(person.email);
  await expect(frame.drawer).toContainText(disclaimers.short);
  await expectAccessible(page);
  await links.filter({ hasText: layout.profile }).click();
  await expect(page).toHaveURL(addressOf("profile"));
  await expect(frame.drawer).toHaveCount(0);
  await frame.openDrawer();
  await frame.drawer.getByRole("link", { name: layout.upgrade }).click();
  await expect(page).toHaveURL(addressOf("subscribe"));
  await expect(frame.bell).toBeVisible();
  await openAccountMenuPages(page, person);
});

test("the first Tab stop skips to the content, and the header offers Premium without a subscription and shows a badge with one @desktop", async ({
  page,
}) => {
  await registerWithCoach(page.context());
  await new DashboardPage(page).open();
  await skipToContent(page);
  const frame = new MemberFrame(page);
  await expect(frame.premium).toHaveCount(0);
  await frame.upgrade.click();
  await expect(page).toHaveURL(addressOf("subscribe"));

  await withUser(page, { hasActiveSubscription: true });
  await page.clock.install();
  await page.goto(addressOf("goals"));
  await expect(frame.premium).toBeVisible();
  await expect(frame.upgrade).toHaveCount(0);
  // The tooltip shows after the specified delay, not before.
  expect([limits.tooltipDelayMs, limits.tooltipSkipDelayMs]).toEqual([700, 300]);
  const tooltip = page.getByRole("tooltip", { name: layout.premiumHint });
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await frame.premium.hover();
  await page.clock.runFor(limits.tooltipDelayMs - 50);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tooltip).toHaveCount(1);
});

test("without a user response no name is invented, and the last known name stays @once", async ({ page, watch }) => {
  const person = await registerWithCoach(page.context());
  await failRequests(page, "**/api/user");
  watch.expect({ status: 500, path: "/api/user" });
  const frame = new MemberFrame(page);
  await page.goto(addressOf("goals"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await frame.accountMenu.click();
  await expect(page.getByRole("menu").getByText("@", { exact: false })).toHaveCount(0);
  await expect(frame.upgrade).toHaveCount(0);

  await page.unroute("**/api/user");
  await page.reload();
  await frame.accountMenu.click();
  await expect(page.getByRole("menu")).toContainText(fullName(person));
  await failRequests(page, "**/api/user");
  await page.reload();
  await frame.accountMenu.click();
  await expect(page.getByRole("menu")).toContainText(fullName(person));
  expect(await page.evaluate(() => localStorage.getItem("authUser"))).toContain(person.email);
});
