import { quickExitURL } from "@aangan/copy/links";
import type { Page } from "@playwright/test";
import type { Watch } from "./watch";

/** Replaces the target of quick exit by a local page: tests make no external requests. */
export async function mockQuickExitTarget(page: Page, watch: Watch): Promise<void> {
  const { origin } = new URL(quickExitURL);
  watch.allowOrigin(origin);
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Weather</title>" }),
  );
}
