import type { Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { failRequests } from "../support/failing-requests";
import { skipToContent, tabTo } from "../support/keyboard";
import { expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { applyAddress, sitemap, siteRoutes } from "./pages";
import { ContactPage } from "./team-form";

/** Checks the site's pages and their visually distinct states against WCAG 2.2 AA, in both themes. */
test.describe("accessibility of the site", () => {
  test.slow();

  for (const [part, all] of halves(siteRoutes)) {
    test(`${part} half of the site's pages has no violations on a desktop @desktop`, async ({ page }) => {
      for (const route of all) {
        await page.goto(addressOf(route));
        await expectOpenedAccessible(page);
      }
    });
  }

  test("on a 360-pixel screen no page overflows, every kind of page has no violations, and pages send only the expected calls @once", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const wide: string[] = [];
    // Pages only send counts, and fetch the header's user and the list of coaches.
    const calls = new Set<string>();
    page.on("request", (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin !== originOf("site") || request.method() !== "GET" || pathname.startsWith("/api/"))
        calls.add(`${request.method()} ${pathname}`);
    });
    const pages = await sitemap(page.request);
    const checked = new Set([
      ...siteRoutes.map((route) => addressOf(route)),
      pages.find((address) => /\/blog\/[^/]+$/.test(address)),
      pages.find((address) => address.includes("/blog/topic/")),
      applyAddress(),
    ]);
    for (const address of [...pages, `${addressOf("faq")}#urgent-help`]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const overflow = await page.evaluate(() => {
        const room = document.documentElement.clientWidth;
        return document.documentElement.scrollWidth > room ? `${document.documentElement.scrollWidth} of ${room}` : "";
      });
      if (overflow) wide.push(`${address}: ${overflow}`);
      if (checked.delete(address)) await expectOpenedAccessible(page);
    }
    expect([...checked], "pages that are not in the sitemap").toEqual([]);
    expect(wide).toEqual([]);
    expect(calls).toEqual(new Set(["POST /api/events", "GET /api/site-header", "GET /api/our-coaches"]));
  });

  test("a rejected message and a failed coach list have no violations @once", async ({ page, watch }) => {
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

test("the contact form is filled in and sent by keyboard alone @desktop", async ({ page }) => {
  const contact = new ContactPage(page);
  await contact.open();
  await skipToContent(page);
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

/** Checks a page with its collapsed content; of exclusive groups, the last one stays open. */
async function expectOpenedAccessible(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>("main details")) fold.open = true;
  });
  if (page.url() === addressOf("ourCoaches"))
    await expect(page.locator("[data-coaches-list]").getByRole("heading")).toHaveCount(4);
  await expectAccessible(page);
}

function halves<Item>(all: readonly Item[]): [string, readonly Item[]][] {
  const middle = Math.ceil(all.length / 2);
  return [
    ["the first", all.slice(0, middle)],
    ["the second", all.slice(middle)],
  ];
}
