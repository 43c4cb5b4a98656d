import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until a control has focus, which must be visible. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      const outline = await control.evaluate((element) => getComputedStyle(element).outlineStyle);
      expect(outline, "the focus can be seen").not.toBe("none");
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${control}`);
}

/** Activates the first Tab stop of a newly opened page: the link to its content. */
export async function skipToContent(page: Page): Promise<void> {
  const skip = page.getByRole("link", { name: "Skip to content" });
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
}
