import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { failRequests } from "../support/failing-requests";
import { tabTo } from "../support/keyboard";
import { expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { applyAddress, sitemap, siteRoutes } from "./pages";
import { ContactPage } from "./team-form";

/** Checks the site's pages and their visually distinct states against WCAG 2.2 AA, in both themes. */
test.describe("accessibility of the site", () => {
  test.slow();

  for (const [part, all] of halves(siteRoutes)) {
    test(`${part} half of the site's pages has no violations`, async ({ page }) => {
      for (const route of all) {
        await page.goto(addressOf(route));
        // Collapsed content is checked too; of exclusive groups, the last one stays open.
        await page.evaluate(() => {
          for (const fold of document.querySelectorAll<HTMLDetailsElement>("main details")) fold.open = true;
        });
        if (route === "ourCoaches")
          await expect(page.locator("[data-coaches-list]").getByRole("heading")).toHaveCount(4);
        await expectAccessible(page);
      }
    });
  }

  test("article, topic, application form, rejected message and failed coach list have no violations", async ({
    page,
    watch,
  }) => {
    const pages = await sitemap(page.request);
    const article = pages.find((address) => /\/blog\/[^/]+$/.test(address));
    const topic = pages.find((address) => address.includes("/blog/topic/"));
    for (const address of [article, topic, applyAddress()]) {
      await page.goto(address ?? "");
      await expectAccessible(page);
    }
    const contact = new ContactPage(page);
    await contact.open();
    await contact.text.fill("I want to die");
    // The crisis banner appears above the button and moves it down.
    await expect(contact.form.getByRole("alert")).toBeVisible();
    await contact.submit.click();
    await expectToast(page, "Missing Information");
    await expectAccessible(page);
    await failRequests(page, "**/api/our-coaches");
    watch.expect({ status: 500, path: "/api/our-coaches" });
    await page.goto(addressOf("ourCoaches"));
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await expectAccessible(page);
  });
});

test("no page overflows a 360-pixel screen, and pages send only the expected calls @once", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  const wide: string[] = [];
  // Pages only send counts, and fetch the header's user and the list of coaches.
  const calls = new Set<string>();
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== originOf("site") || request.method() !== "GET" || pathname.startsWith("/api/"))
      calls.add(`${request.method()} ${pathname}`);
  });
  for (const address of [...(await sitemap(page.request)), `${addressOf("faq")}#urgent-help`]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const overflow = await page.evaluate(() => {
      const room = document.documentElement.clientWidth;
      return document.documentElement.scrollWidth > room ? `${document.documentElement.scrollWidth} of ${room}` : "";
    });
    if (overflow) wide.push(`${address}: ${overflow}`);
  }
  expect(wide).toEqual([]);
  expect(calls).toEqual(new Set(["POST /api/events", "GET /api/site-header", "GET /api/our-coaches"]));
});

test("the contact form is filled in and sent by keyboard alone @desktop", async ({ page }) => {
  const contact = new ContactPage(page);
  await contact.open();
  const skip = page.getByRole("link", { name: "Skip to content" });
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  for (const [field, text] of [
    [contact.name, "Asha Raman"],
    [contact.email, "asha@example.com"],
    [contact.subject, ""],
    [contact.text, "By keyboard."],
  ] as const) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  }
  // The honeypot is not a Tab stop.
  await page.keyboard.press("Tab");
  await expect(contact.submit).toBeFocused();
  await page.keyboard.press("Enter");
  await expectToast(page, "Message Sent");
  expect(page.url()).toBe(`${originOf("site")}/contact#main`);
});

function halves<Item>(all: readonly Item[]): [string, readonly Item[]][] {
  const middle = Math.ceil(all.length / 2);
  return [
    ["the first", all.slice(0, middle)],
    ["the second", all.slice(middle)],
  ];
}
