import * as messages from "@aangan/copy/messages";
import type { Locator, Page } from "@playwright/test";

/** A conversation in either app: messages and composer. */
export class Chat {
  readonly log: Locator;
  readonly bubbles: Locator;
  readonly composer: Locator;
  readonly send: Locator;

  constructor(
    readonly page: Page,
    logName: string,
    composerName: string,
  ) {
    this.log = page.getByRole("log", { name: logName });
    this.bubbles = this.log.locator("[data-side]");
    this.composer = page.getByRole("textbox", { name: composerName });
    this.send = page.getByRole("button", { name: messages.send });
  }

  /** The message with exactly this text. */
  bubble(text: string): Locator {
    return this.bubbles.filter({ has: this.page.getByText(text, { exact: true }) });
  }

  async write(text: string): Promise<void> {
    await this.composer.fill(text);
    await this.send.click();
  }
}
