import * as beta from "@aangan/copy/beta";
import { honeypot } from "@aangan/copy/honeypot";
import { expect, type Locator, type Page } from "@playwright/test";
import { addressOf } from "../support/addresses";

/** The body that the signup page sends. */
export interface SentSignup {
  firstName: string;
  lastName: string;
  email: string;
  headingVariant: string;
  pricingVariant: string;
  website: string;
}

/** The beta signup: the form, and the confirmation card. */
export class BetaPage {
  readonly form: Locator;
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly email: Locator;
  /** The honeypot field. */
  readonly honeypotField: Locator;
  readonly submit: Locator;
  readonly thanks: Locator;

  constructor(readonly page: Page) {
    this.form = page.getByRole("main").locator("form");
    this.firstName = page.getByLabel(beta.firstName, { exact: true });
    this.lastName = page.getByLabel(beta.lastName, { exact: true });
    this.email = page.getByLabel(beta.email, { exact: true });
    this.honeypotField = page.locator(`input[name=${honeypot.name}]`);
    this.submit = page.getByRole("main").getByRole("button", { name: "Join Beta for free" });
    this.thanks = page.getByRole("heading", { name: "Thank You!" });
  }

  async open(): Promise<void> {
    await this.page.goto(addressOf("betaSignup"));
  }

  /** Waits until the form is hydrated; the first user event starts the hydration. */
  async waitUntilHydrated(): Promise<void> {
    await expect(this.form).not.toHaveAttribute("data-waits");
  }

  async fill(firstName: string, lastName: string, email: string): Promise<void> {
    await this.firstName.fill(firstName);
    await this.lastName.fill(lastName);
    await this.email.fill(email);
  }

  /** Submits a valid form and returns the sent body. */
  async send(): Promise<SentSignup> {
    const request = this.page.waitForRequest((one) => one.url().endsWith("/api/beta-signup"));
    await this.submit.click();
    return (await request).postDataJSON();
  }
}
