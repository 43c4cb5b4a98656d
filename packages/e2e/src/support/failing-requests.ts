import * as common from "@aangan/copy/common";
import type { Page } from "@playwright/test";

/** The server's generic error message. */
export const genericError = "Something went wrong. Please try again.";

/** Responds to a URL with status 500 from now on. */
export async function failRequests(page: Page, address: string): Promise<void> {
  await page.route(address, (route) =>
    route.fulfill({ status: 500, json: { status: 500, message: genericError, fields: [] } }),
  );
}

/**
 * Does the same until "Try again" is pressed; later calls reach the server. If the page refetches before that, for
 * example on a live event, the error and its button stay, so a button without effect fails the test.
 */
export async function failRequestsUntilRetry(page: Page, address: string | RegExp): Promise<void> {
  const watch = (again: string) =>
    window.addEventListener(
      "click",
      ({ target }) => {
        if (target instanceof Element && target.closest("button")?.textContent.includes(again))
          Reflect.set(window, "pressedAgain", true);
      },
      true,
    );
  // The test may have used this function on the page before.
  await page.evaluate(() => Reflect.set(window, "pressedAgain", false));
  // The present page, and later ones.
  await page.evaluate(watch, common.retry);
  await page.addInitScript(watch, common.retry);
  let retryPressed = false;
  await page.route(address, async (route) => {
    retryPressed ||= await page.evaluate(() => Reflect.get(window, "pressedAgain") === true);
    if (retryPressed) await route.fallback();
    else await route.fulfill({ status: 500, json: { status: 500, message: genericError, fields: [] } });
  });
}
