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

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
