import type { Page } from "@playwright/test";

/** One picture: how to get to it. */
export interface Scene {
  name: string;
  /** Draws the whole page instead of the window. */
  whole?: boolean;
  go: (page: Page) => Promise<void>;
}

/** A scene that needs nothing but an address. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
}
