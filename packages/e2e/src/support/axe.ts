import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The rules that look at colours; the others find the same in both themes. */
const colours = ["color-contrast", "link-in-text-block"];

/** Turns the page over to a theme the way the product's own switch does, and waits until every colour has arrived. */
export async function inTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(finite.map((one) => one.finished));
  });
}

/** Checks the page as it stands against WCAG 2.2 AA, in both themes, and that nothing sticks out sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ["light", "dark"] as const) {
    await inTheme(page, theme);
    const axe = new AxeBuilder({ page });
    const { violations } = await (theme === "light" ? axe.withTags(tags) : axe.withRules(colours)).analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    }));
    expect(found, `accessibility in the ${theme} theme of ${page.url()}`).toEqual([]);
  }
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider, "pixels by which the page is wider than the window").toBeLessThanOrEqual(0);
}
