import { randomUUID } from "node:crypto";
import { languageCookie } from "@aangan/copy/display-languages";
import * as beta from "@aangan/copy/hi/beta";
import * as common from "@aangan/copy/hi/common";
import * as layout from "@aangan/copy/hi/layout";
import * as notFoundPage from "@aangan/copy/hi/not-found-page";
import { routes } from "@aangan/copy/routes";
import type { Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { waitForEmail } from "../support/emails";
import { englishIn } from "../support/english";
import { expect, test } from "../support/test";
import { siteRoutes } from "./pages";

test.use({ serviceWorkers: "allow" });

/** The address of a page of the site in Hindi. */
const hindi = (route: keyof typeof routes) => `${originOf("site")}/hi${routes[route].path}`.replace(/\/$/, "");

/** Opens the menu of a narrow screen in Hindi. */
const openMenu = (page: Page) => page.locator(`header summary[aria-label="${common.menu}"]`).click();

test.use({ viewport: { width: 360, height: 800 } });

test("every page of the site is in Hindi below /hi, fits 360 pixels, and has no violations @once", async ({ page }) => {
  test.slow();
  const english: Record<string, string[]> = {};
  for (const route of siteRoutes) {
    await page.goto(hindi(route));
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const texts = await englishIn(page.getByRole("main"));
    if (texts.length > 0) english[route] = texts;
    await expectAccessible(page);
  }
  expect(english).toEqual({});
});

// The form's scripts are loaded when it is used, from below /hi.
test("a form of the site in Hindi is sent, and its email is in Hindi @once", async ({ page }) => {
  const address = `${randomUUID()}@example.com`;
  await page.goto(hindi("betaSignup"));
  await page.getByLabel(beta.firstName, { exact: true }).fill("आशा");
  await page.getByLabel(beta.lastName, { exact: true }).fill("रमन");
  await page.getByLabel(beta.email, { exact: true }).fill(address);
  await page.getByRole("main").getByRole("button", { name: beta.submit }).click();
  await expect(page.getByRole("heading", { name: beta.doneTitle })).toBeVisible();
  expect((await waitForEmail(address)).text).toContain("बीटा में जगह");
});

test("the switch opens the same page in the other language, links lead on in it, and neither stores anything @once", async ({
  page,
  context,
}) => {
  await page.goto(addressOf("faq"));
  await page.getByRole("link", { name: "हिन्दी", exact: true }).click();
  await expect(page).toHaveURL(hindi("faq"));
  await page.getByRole("contentinfo").getByRole("link", { name: layout.aboutUs, exact: true }).click();
  await expect(page).toHaveURL(hindi("aboutUs"));
  await openMenu(page);
  await page.getByRole("banner").getByRole("link", { name: layout.pricing, exact: true }).click();
  await expect(page).toHaveURL(`${hindi("home")}#pricing`);
  await expect(page.locator("#pricing")).toBeInViewport();
  await page.getByRole("link", { name: "English", exact: true }).click();
  await expect(page).toHaveURL(addressOf("home"));
  expect((await context.cookies()).filter(({ name }) => name === languageCookie)).toEqual([]);

  const missing = await page.request.get(`${originOf("site")}/hi/no-such-page`);
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain(notFoundPage.heading);
});

test("the member app opens in the language of the site, and its links to the site keep it @once", async ({
  page,
  watch,
}) => {
  // The crisis page's worker may still store its files when the next page is opened.
  watch.tolerate({ failure: "net::ERR_FAILED", path: /^\/hi\// });
  await page.goto(addressOf("auth"));
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto(hindi("faq"));
  await openMenu(page);
  await page.getByRole("banner").getByRole("link", { name: layout.logIn, exact: true }).click();
  await expect(page).toHaveURL(/\/auth\?heading=\w+&pricing=\w+$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await page.goto(addressOf("crisis", "member"));
  await expect(page).toHaveURL(hindi("crisis"));
  await page.goto(`${addressOf("auth")}?${languageCookie}=en`);
  await expect(page).toHaveURL(addressOf("auth"));
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("the crisis page in Hindi opens without a connection after a visit, next to the English one @once", async ({
  page,
  watch,
}) => {
  for (const [address, cache] of [
    [addressOf("crisis"), "crisis"],
    [hindi("crisis"), "crisis-hi"],
  ] as const) {
    await page.goto(address);
    await expect
      .poll(() =>
        page.evaluate(
          async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
          cache,
        ),
      )
      .toEqual(expect.arrayContaining([new URL(address).pathname, expect.stringMatching(/\.css$/)]));
    await page.evaluate(() => navigator.serviceWorker.ready);
  }
  await page.context().setOffline(true);
  watch.expect({ failure: "net::ERR_INTERNET_DISCONNECTED" });
  // The header's call to the member app, which the worker leaves alone.
  watch.expect({ failure: "net::ERR_FAILED", path: "/api/site-header" });
  for (const [address, lang] of [
    [hindi("crisis"), "hi"],
    [addressOf("crisis"), "en"],
  ] as const) {
    await page.goto(address);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("main").locator('a[href="tel:988"]').first()).toBeInViewport();
  }
});
