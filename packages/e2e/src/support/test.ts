import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { Trail } from "./trail";
import { Watch } from "./watch";

interface Fixtures {
  /** The actions of this test's pages; reported when the test fails. */
  trail: Trail;
  /** What goes wrong in this test's browsers; the test fails for what it did not name. */
  watch: Watch;
  /** Opens a page in another browser context, with its own cookies and storage. */
  anotherBrowser: () => Promise<Page>;
}

/** Removes a test's routes: a page may still send requests when its test is over. */
async function letGo(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
}

/**
 * Playwright's test, in which any console error, uncaught exception, failed request and refusal of the content policy
 * fails the test, in every browser of the test.
 */
export const test = base.extend<Fixtures>({
  trail: [
    // biome-ignore lint/correctness/noEmptyPattern: how Playwright is told that nothing is needed.
    async ({}, use, testInfo) => {
      const trail = new Trail();
      await use(trail);
      if (testInfo.status !== testInfo.expectedStatus)
        throw new Error(`The pages' last steps: ${trail.steps().join(", ")}`);
    },
    { auto: true },
  ],
  watch: [
    async ({ context, trail }, use, testInfo) => {
      trail.attach(context);
      const watch = new Watch();
      watch.attach(context);
      await use(watch);
      await letGo(context);
      // After a failure, further faults are no news.
      if (testInfo.status === testInfo.expectedStatus) expect(watch.verdict(), "nothing else went wrong").toEqual([]);
    },
    { auto: true },
  ],
  anotherBrowser: async ({ browser, trail, watch }, use) => {
    const opened: Page[] = [];
    await use(async () => {
      const context = await browser.newContext();
      trail.attach(context);
      watch.attach(context);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) {
      await letGo(page.context());
      await page.context().close();
    }
  },
});

export { expect };
