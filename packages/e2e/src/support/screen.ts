import { common } from "@aangan/copy/common";
import { expect, type Locator, type Page } from "@playwright/test";

/** The one notice that is shown, if any. */
export function toastOf(page: Page): Locator {
  return page.locator("[data-toast]");
}

/** Waits for a notice with a title and, below it, a text. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  await expect(toastOf(page)).toContainText(title);
  if (text) await expect(toastOf(page)).toContainText(text);
}

/** Puts the notice away, so that the next one cannot be taken for it. */
export async function closeToast(page: Page): Promise<void> {
  // A toast may disappear before it is pressed.
  await expect(async () => {
    const close = toastOf(page).getByRole("button", { name: common.close });
    if ((await close.count()) > 0) await close.click({ timeout: 2_000 });
    await expect(toastOf(page)).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
}

/**
 * Selects an option of a list by its label, or by its beginning. A list longer than its window moves under the pointer
 * as its arrows appear, and one that is just opening may take the release as its own: try again until it is selected.
 */
export async function choose(list: Locator, option: string | RegExp): Promise<void> {
  await list.click();
  const wanted = list.page().getByRole("option", { name: option, exact: true });
  await expect(async () => {
    if (await wanted.isVisible()) await wanted.click({ timeout: 5_000 });
    await expect(list).toHaveText(option, { timeout: 1_000 });
  }).toPass();
}

/** Waits until a control is refused with a message: marked invalid, described by it, and the message in view. */
export async function expectRefused(control: Locator, message: string): Promise<void> {
  await expect(control).toHaveAttribute("aria-invalid", "true");
  await expect(control).toHaveAccessibleDescription(new RegExp(`(^|\\s)${literally(message)}(\\s|$)`));
  await expect(control.page().getByText(message, { exact: true }).first()).toBeVisible();
}

/** Waits until a control is no longer refused. */
export async function expectAccepted(control: Locator): Promise<void> {
  await expect(control).not.toHaveAttribute("aria-invalid", "true");
}

/** A text as a pattern that finds that text and no other. */
export function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Returns the visible text of a part of the page, with normalized white space. */
export async function shownText(part: Locator): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: text that is hidden is not read.
  return (await part.innerText()).replace(/\s+/g, " ");
}
