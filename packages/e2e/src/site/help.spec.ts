import { quickExitURL } from "@aangan/copy/links";
import { addressOf } from "../support/addresses";
import { mockQuickExitTarget } from "../support/quick-exit";
import { expect, test } from "../support/test";

test.use({ serviceWorkers: "allow" });

test("the crisis page keeps 988 in view at every scroll position, and quick exit removes it from the history @once", async ({
  page,
  watch,
}) => {
  await mockQuickExitTarget(page, watch);
  await page.goto(addressOf("home"));
  await page.goto(addressOf("crisis"));
  const main = page.getByRole("main");
  for (const [name, href] of [
    ["Call 988", "tel:988"],
    ["Text 988", "sms:988"],
  ] as const) {
    const link = main.getByRole("link", { name, exact: true }).first();
    await expect(link).toHaveAttribute("href", href);
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  // The product lists helplines in this order everywhere.
  const links = await main.getByRole("link").evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
  const numbers = links.filter((href) => /^(tel|sms):/.test(href));
  expect(numbers.slice(0, 5)).toEqual(["tel:988", "sms:988", "tel:911", "sms:741741?&body=HOME", "tel:+18002738255"]);
  await main.getByRole("heading", { level: 2 }).last().scrollIntoViewIfNeeded();
  await expect(main.getByRole("link", { name: "Call 988", exact: true }).last()).toBeInViewport({ ratio: 1 });
  await page.getByRole("link", { name: "Quick exit" }).click();
  await expect(page).toHaveURL(quickExitURL);
  await page.goBack();
  await expect(page).toHaveURL(addressOf("home"));
});

test("the crisis page opens without a connection after a visit, and no other page does @once", async ({
  page,
  watch,
}) => {
  await page.goto(addressOf("crisis"));
  // Every file of the page is stored: the page itself, styles, fonts and the script.
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open("crisis")).keys()).map(({ url }) => new URL(url).pathname)),
    )
    .toEqual(expect.arrayContaining([expect.stringMatching(/\/crisis$/), expect.stringMatching(/\.css$/)]));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  watch.expect({ failure: "net::ERR_INTERNET_DISCONNECTED" });
  // The header's call to the member app, which the worker leaves alone.
  watch.expect({ failure: "net::ERR_FAILED", path: "/api/site-header" });
  await page.goto(addressOf("crisis"));
  await expect(page.getByRole("main").getByRole("link", { name: "Call 988", exact: true }).first()).toBeInViewport();
  await expect(page.getByRole("main")).toContainText("தமிழ்");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /Eczar/i);
  await expect(page.goto(addressOf("faq"))).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
});

test("FAQ questions open one at a time per group, and by their own URL @once", async ({ page }) => {
  await page.goto(addressOf("faq"));
  const questions = page.getByRole("main").locator("details[data-question]");
  expect(await questions.count()).toBeGreaterThan(8);
  await questions.nth(0).locator("summary").click();
  await questions.nth(1).locator("summary").click();
  await expect(questions.nth(1)).toHaveAttribute("open");
  await expect(questions.nth(0)).not.toHaveAttribute("open");
  const address = `${addressOf("faq")}#${await questions.nth(1).getAttribute("id")}`;
  await expect(page).toHaveURL(address);
  await questions.nth(1).locator("summary").click();
  await expect(questions.nth(1)).not.toHaveAttribute("open");

  await page.goto(addressOf("aboutUs"));
  await page.goto(address);
  await expect(questions.nth(1)).toHaveAttribute("open");
  await expect(questions.nth(1)).toBeInViewport();
});

test("the contents of the legal pages link to their sections @once", async ({ page, isMobile }) => {
  for (const route of ["privacy", "terms", "safety"] as const) {
    await page.goto(addressOf(route));
    if (isMobile) await page.getByRole("main").locator("summary").filter({ hasText: "Contents" }).click();
    const contents = page.getByRole("navigation", { name: "Contents" }).filter({ visible: true });
    const last = contents.getByRole("link").last();
    const part = await last.getAttribute("href");
    await last.click();
    await expect(page).toHaveURL(`${addressOf(route)}${part}`);
    await expect(page.locator(part ?? "")).toBeInViewport();
  }
});
