import { common } from "@aangan/copy/common";
import type { Page } from "@playwright/test";

/** The sentence of a server that failed. */
export const general = "Something went wrong. Please try again.";

/** Answers an address as a broken server would, from now on. */
export async function breakServer(page: Page, address: string): Promise<void> {
  await page.route(address, (route) =>
    route.fulfill({ status: 500, json: { status: 500, message: general, fields: [] } }),
  );
}

/**
 * The same until "Try again" is pressed: the next call after that, and all others, reach the server. A page that
 * refetches earlier, for example on a live event, then neither hides the button nor passes as one whose button works.
 */
export async function breakServerUntilPressed(page: Page, address: string | RegExp): Promise<void> {
  const watch = (again: string) =>
    window.addEventListener(
      "click",
      ({ target }) => {
        if (target instanceof Element && target.closest("button")?.textContent.includes(again))
          Reflect.set(window, "pressedAgain", true);
      },
      true,
    );
  // The page may have been broken and retried before.
  await page.evaluate(() => Reflect.set(window, "pressedAgain", false));
  // This page, and those that come.
  await page.evaluate(watch, common.retry);
  await page.addInitScript(watch, common.retry);
  let mended = false;
  await page.route(address, async (route) => {
    mended ||= await page.evaluate(() => Reflect.get(window, "pressedAgain") === true);
    if (mended) await route.fallback();
    else await route.fulfill({ status: 500, json: { status: 500, message: general, fields: [] } });
  });
}
