import * as common from "@aangan/copy/common";
import { expect, type Locator, type Page } from "@playwright/test";

/** The toast, if one is shown. */
export function toastOf(page: Page): Locator {
  return page.locator("[data-toast]");
}

/** Waits for a toast with a title and a text. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  await expect(toastOf(page)).toContainText(title);
  if (text) await expect(toastOf(page)).toContainText(text);
}

/** Closes the toast, so that it cannot be mistaken for a later one. */
export async function closeToast(page: Page): Promise<void> {
  // A toast may disappear before it is pressed.
  await expect(async () => {
    const close = toastOf(page).getByRole("button", { name: common.dismiss });
    if ((await close.count()) > 0) await close.click({ timeout: 2_000 });
    await expect(toastOf(page)).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
}

/**
 * Selects an option of a list by its label, or by its beginning. A list longer than its window moves under the pointer
 * as its arrows appear, and one that is just opening may handle the release: try again until it is selected.
 */
export async function chooseOption(list: Locator, option: string | RegExp): Promise<void> {
  await list.click();
  const wanted = list.page().getByRole("option", { name: option, exact: true });
  await expect(async () => {
    if (await wanted.isVisible()) await wanted.click({ timeout: 5_000 });
    await expect(list).toHaveText(option, { timeout: 1_000 });
  }).toPass();
}

/** Waits until a control is invalid with a message that describes it and is visible. */
export async function expectInvalid(control: Locator, message: string): Promise<void> {
  await expect(control).toHaveAttribute("aria-invalid", "true");
  await expect(control).toHaveAccessibleDescription(new RegExp(`(^|\\s)${escapeRegExp(message)}(\\s|$)`));
  await expect(control.page().getByText(message, { exact: true }).first()).toBeVisible();
}

/** Waits until a control is no longer invalid. */
export async function expectValid(control: Locator): Promise<void> {
  await expect(control).not.toHaveAttribute("aria-invalid", "true");
}

/** Escapes a text for a regular expression. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Returns the visible text of a part of the page, with normalized white space. */
export async function visibleText(part: Locator): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: textContent includes hidden text.
  return (await part.innerText()).replace(/\s+/g, " ");
}
