import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The rules about colours; the others find the same in both themes. */
const colours = ["color-contrast", "link-in-text-block"];

/** Sets the theme as the product's switch does, and waits for the colour transitions to end. */
async function applyTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    // Paused and endless animations never finish.
    const ending = document
      .getAnimations()
      .filter((one) => one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  }, theme);
}

/**
 * Returns axe's violations on the page. The script is injected once and run in the page itself: without frames, the
 * separate page of @axe-core/playwright is not needed.
 */
async function violations(page: Page, runOnly: axe.RunOnly): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async (only) => {
    const { run } = Reflect.get(window, "axe") as typeof axe;
    return (await run(document, { runOnly: only, resultTypes: ["violations"] })).violations;
  }, runOnly);
}

/** Checks the page against WCAG 2.2 AA, in both themes, and for horizontal overflow. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator("iframe, frame"), "frames, which are not checked").toHaveCount(0);
  for (const theme of ["light", "dark"] as const) {
    await applyTheme(page, theme);
    const only: axe.RunOnly = theme === "light" ? { type: "tag", values: tags } : { type: "rule", values: colours };
    const found = (await violations(page, only)).map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    }));
    expect(found, `accessibility in the ${theme} theme of ${page.url()}`).toEqual([]);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, "pixels by which the page is wider than the window").toBeLessThanOrEqual(0);
}
