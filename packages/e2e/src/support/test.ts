import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { PageLog } from "./page-log";
import { Watch } from "./watch";

interface Fixtures {
  /** The actions of this test's pages; reported when the test fails. */
  pageLog: PageLog;
  /** Records the faults in this test's browsers; unexpected ones fail the test. */
  watch: Watch;
  /** Opens a page in another browser context, with its own cookies and storage. */
  anotherBrowser: () => Promise<Page>;
}

/** Returns the last warnings and errors of the server, which may be of another test. */
function serverWarnings(): string {
  const data = process.env.AANGAN_E2E_DATA;
  if (!data) return "unknown, because it was started elsewhere";
  const lines = readFileSync(join(data, "server.log"), "utf8").split("\n");
  return lines
    .filter((line) => /\b(WARN|ERROR)\b/.test(line))
    .slice(-10)
    .join("\n");
}

/** Removes a test's routes: a page may still send requests when its test is over. */
async function removeRoutes(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
}

/**
 * Playwright's test, in which any console error, uncaught exception, failed request and content policy violation
 * fails the test, in every browser of the test.
 */
export const test = base.extend<Fixtures>({
  pageLog: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first parameter.
    async ({}, use, testInfo) => {
      const pageLog = new PageLog();
      await use(pageLog);
      if (testInfo.status !== testInfo.expectedStatus)
        throw new Error(
          `The pages' last steps: ${pageLog.steps().join(", ")}\nThe server's last warnings:\n${serverWarnings()}`,
        );
    },
    { auto: true },
  ],
  watch: [
    async ({ context, pageLog }, use, testInfo) => {
      pageLog.attach(context);
      const watch = new Watch();
      watch.attach(context);
      await use(watch);
      await removeRoutes(context);
      // After a failure, further faults would hide its cause.
      if (testInfo.status === testInfo.expectedStatus) expect(watch.problems(), "nothing else went wrong").toEqual([]);
    },
    { auto: true },
  ],
  anotherBrowser: async ({ browser, pageLog, watch }, use) => {
    const opened: Page[] = [];
    await use(async () => {
      const context = await browser.newContext();
      pageLog.attach(context);
      watch.attach(context);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) {
      await removeRoutes(page.context());
      await page.context().close();
    }
  },
});

export { expect };
