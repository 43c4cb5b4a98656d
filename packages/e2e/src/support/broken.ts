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
 * The same until the person presses something on the page: the next call after that, and all others, reach the server. So
 * a page that mends itself in the meantime cannot be taken for one whose button works.
 */
export async function breakServerUntilPressed(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener("click", () => Reflect.set(window, "pressed", true), true);
  });
  await page.route(address, async (route) => {
    if (await page.evaluate(() => Reflect.get(window, "pressed") === true)) await route.continue();
    else await route.fulfill({ status: 500, json: { status: 500, message: general, fields: [] } });
  });
}
