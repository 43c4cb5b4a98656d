import { membership } from "@aangan/copy/membership";
import { expect, type Locator, type Page } from "@playwright/test";
import { addressOf } from "../support/addresses";

/** The member's plan. */
export class SubscribePage {
  readonly main: Locator;
  readonly title: Locator;
  readonly start: Locator;
  readonly home: Locator;
  readonly spinner: Locator;
  readonly alert: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole("main");
    this.title = this.main.getByRole("heading", { level: 1 });
    this.start = this.main.getByRole("button", { name: membership.startTrial });
    this.home = this.main.getByRole("link", { name: membership.returnToDashboard });
    this.spinner = this.main.getByRole("status").filter({ hasText: membership.loading });
    this.alert = this.main.getByRole("alert");
  }

  async open(): Promise<void> {
    await this.page.goto(addressOf("subscribe"));
    await expect(this.title).toBeAttached();
  }
}
