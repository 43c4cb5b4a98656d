import { type Browser, devices, type Page } from "@playwright/test";

/** The sizes in which the pages are drawn. */
const sizes = {
  phone: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  /** The README's: as wide as it shows them. */
  readme: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
} as const;

/** The name of a size. */
export type Size = keyof typeof sizes;
/** The name of a theme. */
export type Theme = "light" | "dark";

/** Returns a zone in which it is nine in the morning now, so that the artwork always has the same light. */
function morningZone(now = new Date()): string {
  const hours = 9 - now.getUTCHours();
  // Zones reach from 12 hours behind to 14 ahead.
  const ahead = hours < -12 ? hours + 24 : hours;
  // The names of these zones count westwards.
  return ahead === 0 ? "Etc/GMT" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}

/** A fresh visitor with a window of a size, in a theme. */
export async function visitor(browser: Browser, size: Size, theme: Theme): Promise<Page> {
  const context = await browser.newContext({ ...sizes[size], timezoneId: morningZone() });
  await context.addInitScript((chosen) => {
    localStorage.setItem("theme", chosen);
    // One variant for all pictures, so that they do not differ from run to run.
    localStorage.setItem("ab_test_heading", "default");
    localStorage.setItem("ab_test_pricing", "default");
  }, theme);
  return context.newPage();
}

/** Waits until fonts and pictures are there and nothing moves. */
export async function settle(page: Page): Promise<void> {
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
