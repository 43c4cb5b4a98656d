import * as coachAuth from "@aangan/copy/coach-auth";
import { expect, type Locator, type Page } from "@playwright/test";
import { addressOf } from "../support/addresses";
import { demoPassword } from "../support/people";

/** The coaches' login page. */
export class CoachLoginPage {
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole("main");
    this.email = main.getByLabel(coachAuth.email, { exact: true });
    this.password = main.getByLabel(coachAuth.password, { exact: true });
    this.submit = main.locator("button[type=submit]");
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(addressOf("coachLogin") + query);
    await expect(this.submit).toBeVisible();
  }

  async enter(email: string, secret: string = demoPassword): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(secret);
    await this.submit.click();
  }
}
