import type { Page } from "@playwright/test";

/** A screenshot: its name and the steps to reach it. */
export interface Scene {
  name: string;
  /** Captures the whole page instead of the window. */
  fullPage?: boolean;
  go: (page: Page) => Promise<void>;
}

/** Opens a scene that needs only a URL. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
}
