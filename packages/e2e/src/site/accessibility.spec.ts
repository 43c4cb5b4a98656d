import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { breakServer } from "../support/broken";
import { tabTo } from "../support/keyboard";
import { expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { applyAddress, sitemap, siteRoutes } from "./pages";
import { ContactPage } from "./team-form";

/** The site's pages, and the states of them that look different, against WCAG 2.2 AA in both themes. */
test.describe("accessibility of the site", () => {
  test.slow();

  for (const [part, all] of halves(siteRoutes)) {
    test(`${part} half of its pages`, async ({ page }) => {
      for (const route of all) {
        await page.goto(addressOf(route));
        // Folded content is checked too; of exclusive groups, the last one stays open.
        await page.evaluate(() => {
          for (const fold of document.querySelectorAll<HTMLDetailsElement>("main details")) fold.open = true;
        });
        if (route === "ourCoaches")
          await expect(page.locator("[data-coaches-list]").getByRole("heading")).toHaveCount(4);
        await expectAccessible(page);
      }
    });
  }

  test("an article, a topic, an application form, and a message that was refused", async ({ page, watch }) => {
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
    // The lamp comes between the words and the button, which moves down.
    await expect(contact.form.getByRole("alert")).toBeVisible();
    await contact.submit.click();
    await expectToast(page, "Missing Information");
    await expectAccessible(page);
    await breakServer(page, "**/api/our-coaches");
    watch.expect({ status: 500, path: "/api/our-coaches" });
    await page.goto(addressOf("ourCoaches"));
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await expectAccessible(page);
  });
});

test("on a telephone of 360 pixels nothing sticks out of any page, and nothing goes wrong on one @once", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  const wide: string[] = [];
  // A page without a form only calls the counter, and the member app for the name in the header.
  const calls = new Set<string>();
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== originOf("site") || request.method() !== "GET" || pathname.startsWith("/api/"))
      calls.add(`${request.method()} ${pathname}`);
  });
  for (const address of [...(await sitemap(page.request)), `${addressOf("faq")}#urgent-help`]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const sticking = await page.evaluate(() => {
      const room = document.documentElement.clientWidth;
      return document.documentElement.scrollWidth > room ? `${document.documentElement.scrollWidth} of ${room}` : "";
    });
    if (sticking) wide.push(`${address}: ${sticking}`);
  }
  expect(wide).toEqual([]);
  expect(calls).toEqual(new Set(["POST /api/events", "GET /api/site-header", "GET /api/our-coaches"]));
});

test("a message is written and sent by keyboard alone @desktop", async ({ page }) => {
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
  // The trap for programs is not on the way.
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
