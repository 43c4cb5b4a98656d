import * as membership from "@aangan/copy/membership";
import * as membershipPage from "@aangan/copy/membership-page";
import { expect, type Locator, type Page } from "@playwright/test";
import { addressOf } from "../support/addresses";

/** The member's plan page. */
export class SubscribePage {
  readonly main: Locator;
  readonly title: Locator;
  readonly start: Locator;
  /** The button that opens the card form and, once that is open, the one that submits it. */
  readonly subscribe: Locator;
  readonly home: Locator;
  readonly spinner: Locator;
  readonly alert: Locator;
  readonly invoices: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole("main");
    this.title = this.main.getByRole("heading", { level: 1 });
    this.start = this.main.getByRole("button", { name: membership.startTrial });
    this.subscribe = this.main.getByRole("button", { name: membershipPage.subscribe });
    this.home = this.main.getByRole("link", { name: membership.returnToDashboard });
    this.spinner = this.main.getByRole("status").filter({ hasText: membership.loading });
    this.alert = this.main.getByRole("alert");
    this.invoices = this.main.getByRole("region", { name: membershipPage.invoices });
  }

  async open(): Promise<void> {
    await this.page.goto(addressOf("subscribe"));
    await expect(this.title).toBeAttached();
    await expect(this.spinner).toHaveCount(0);
  }
}
