import * as common from "@aangan/copy/common";
import * as layout from "@aangan/copy/layout";
import type { Locator, Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { coaches, fullName, registerOnboarded, signInCoach } from "../support/people";
import { expectToast, toastOf } from "../support/screen";
import { expect, test } from "../support/test";

/** Opens the header's menu of the site: the avatar's on a wide screen, the one menu on a narrow one. */
async function openMenu(page: Page, label: string): Promise<Locator> {
  const header = page.getByRole("banner");
  const summary = header.locator(`summary[aria-label="${label}"]`);
  await summary.click();
  return header.getByRole("navigation", { name: label });
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 700;
const memberMenu = (page: Page) => openMenu(page, isPhone(page) ? common.menu : layout.accountMenu);

test("the site's header shows the signed-in member, and a logout there ends the session @once", async ({ page }) => {
  const person = await registerOnboarded(page.context());
  // The member app stores the signed-in user.
  await page.goto(addressOf("dashboard"));
  await expect.poll(() => page.evaluate(() => localStorage.getItem("authUser"))).toContain(person.email);

  const memberHeader = page.waitForResponse((response) => response.url() === `${originOf("member")}/api/site-header`);
  await page.goto(addressOf("betaSignup"));
  expect((await memberHeader).status()).toBe(200);
  const menu = await memberMenu(page);
  await expect(menu.getByText(fullName(person))).toBeVisible();
  await expect(menu.getByText(person.email)).toBeVisible();
  await expect(menu.getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/dashboard");

  const posted = page.waitForRequest((request) => request.url().endsWith("/api/logout"));
  await menu.getByRole("button", { name: "Logout" }).click();
  const request = await posted;
  expect(request.method()).toBe("POST");
  expect((await request.allHeaders()).origin).toBe(originOf("site"));
  // The notice's parameter is gone from the URL, so a reload does not repeat it.
  await expect(page).toHaveURL(addressOf("auth"));
  await expectToast(page, "Logged out", "You have been successfully logged out");
  expect(await page.evaluate(() => localStorage.getItem("authUser"))).toBeNull();
  await page.reload();
  await expect(page.getByRole("tab", { name: "Log In" })).toBeVisible();
  await expect(toastOf(page)).toHaveCount(0);

  await page.goto(addressOf("dashboard"));
  await expect(page).toHaveURL(`${addressOf("auth")}?next=%2Fdashboard`);
  const visitorHeader = page.waitForResponse((response) => response.url() === `${originOf("member")}/api/site-header`);
  await page.goto(addressOf("betaSignup"));
  expect(await (await visitorHeader).json()).toEqual({ user: null });
  await expect(page.getByText(person.email)).toHaveCount(0);
});

test("the site's header treats a signed-in coach as a visitor @once", async ({ page }) => {
  await signInCoach(page.context(), coaches.thomas);
  const answer = page.waitForResponse((response) => response.url() === `${originOf("member")}/api/site-header`);
  await page.goto(addressOf("betaSignup"));
  expect(await (await answer).json()).toEqual({ user: null });
  const menu = await openMenu(page, common.menu);
  await expect(menu.getByRole("link", { name: "Log In" })).toBeVisible();
  await expect(menu.getByRole("button", { name: "Logout" })).toBeHidden();
});

test("the site's origin can read only the header data of the member app @once", async ({ browser }) => {
  // A context without the watch: the browser logs a console error for each blocked response.
  const context = await browser.newContext();
  const person = await registerOnboarded(context);
  const page = await context.newPage();
  await page.goto(addressOf("betaSignup"));
  const read = (path: string) =>
    page.evaluate(
      (address) =>
        fetch(address, { credentials: "include" }).then(
          (response) => response.text(),
          () => "blocked",
        ),
      originOf("member") + path,
    );
  expect(JSON.parse(await read("/api/site-header"))).toEqual({
    user: { firstName: person.firstName, lastName: person.lastName, email: person.email },
  });
  expect(await read("/api/user")).toBe("blocked");
  // The portal's origin cannot read even that.
  await page.goto(addressOf("coachLogin"));
  expect(await read("/api/site-header")).toBe("blocked");
  await context.close();
});

test("the signed-out parameter does not sign a member out @once", async ({ page }) => {
  const person = await registerOnboarded(page.context());
  await page.goto(`${addressOf("auth")}?signed-out=1`);
  await expect(page).toHaveURL(addressOf("dashboard"));
  await expect.poll(() => page.evaluate(() => localStorage.getItem("authUser"))).toContain(person.email);
});
