import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { Watch } from "./watch";

interface Fixtures {
  /** What goes wrong in this test's browsers; the test fails for what it did not name. */
  watch: Watch;
  /** Opens a browser of its own for one more person: another context, with other cookies and storage. */
  anotherBrowser: () => Promise<Page>;
}

/** Lets go of what a test answers in the server's place: a page may still be asking when its test is over. */
async function letGo(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
}

/**
 * Playwright's test, in which any console error, uncaught exception, failed request and refusal of the content policy
 * fails the test, in every browser of the test.
 */
export const test = base.extend<Fixtures>({
  watch: [
    async ({ context }, use, testInfo) => {
      const watch = new Watch();
      watch.attach(context);
      await use(watch);
      await letGo(context);
      // What a broken test leaves behind says nothing new.
      if (testInfo.status === testInfo.expectedStatus) expect(watch.verdict(), "nothing else went wrong").toEqual([]);
    },
    { auto: true },
  ],
  anotherBrowser: async ({ browser, watch }, use) => {
    const opened: Page[] = [];
    await use(async () => {
      const context = await browser.newContext();
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
