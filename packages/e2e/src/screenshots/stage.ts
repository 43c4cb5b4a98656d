import { type Browser, devices, type Page } from "@playwright/test";

/** The window sizes of the screenshots. */
const sizes = {
  phone: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  /** For the README: the width at which it shows them. */
  readme: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
} as const;

/** The name of a size. */
export type Size = keyof typeof sizes;
/** The name of a theme. */
export type Theme = "light" | "dark";

/** Returns a time zone in which it is 9 AM now, so that the artwork always has the same light. */
function morningZone(now = new Date()): string {
  const hours = 9 - now.getUTCHours();
  // Zones reach from 12 hours behind to 14 ahead.
  const ahead = hours < -12 ? hours + 24 : hours;
  // The signs in these zones' names are inverted.
  return ahead === 0 ? "Etc/GMT" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}

/** Opens a page of this size and theme in a new browser context. */
export async function newVisitor(browser: Browser, size: Size, theme: Theme): Promise<Page> {
  const context = await browser.newContext({ ...sizes[size], timezoneId: morningZone() });
  await context.addInitScript((chosen) => {
    localStorage.setItem("theme", chosen);
    // Fixed variants, so that the pictures do not differ between runs.
    localStorage.setItem("ab_test_heading", "default");
    localStorage.setItem("ab_test_pricing", "default");
  }, theme);
  return context.newPage();
}

/** Waits until fonts and images have loaded and animations have ended. */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((image) => {
        // Otherwise pictures below the window would not load.
        image.loading = "eager";
        return image.decode().catch(() => undefined);
      }),
    );
    const finite = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(finite.map((one) => one.finished));
  });
}
