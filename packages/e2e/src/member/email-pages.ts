import { expect, type Locator, type Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { emailsContaining } from "../support/emails";
import type { Person } from "../support/people";

/** Forgot Password: the address form, then the instructions to follow until the email arrives. */
export class ForgotPage {
  readonly heading: Locator;
  readonly email: Locator;
  readonly send: Locator;
  readonly banner: Locator;
  readonly sendAgain: Locator;
  readonly otherAddress: Locator;
  readonly back: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole("main");
    this.heading = main.getByRole("heading", { level: 1 });
    this.email = main.getByLabel("Email", { exact: true });
    this.send = main.locator("button[type=submit]");
    this.banner = main.getByRole("alert");
    this.sendAgain = main.getByRole("button", { name: "Send again" });
    this.otherAddress = main.getByRole("button", { name: "Use another email" });
    this.back = main.getByRole("link", { name: "Back to Log In" });
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(`${addressOf("auth")}/forgot${query}`);
    await expect(this.page.locator("form")).not.toHaveAttribute("data-waits");
  }

  /** Requests the email and waits for the confirmation. */
  async requestEmail(email: string): Promise<void> {
    await this.email.fill(email);
    await this.send.click();
    await expect(this.heading).toHaveText("Check your inbox");
  }
}

/** The page that a reset email links to, for choosing a new password. */
export class ResetPage {
  readonly heading: Locator;
  readonly password: Locator;
  readonly confirmPassword: Locator;
  readonly save: Locator;
  readonly banner: Locator;
  readonly sendNewLink: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole("main");
    this.heading = main.getByRole("heading", { level: 1 });
    this.password = main.getByLabel("New Password", { exact: true });
    this.confirmPassword = main.getByLabel("Confirm Password", { exact: true });
    this.save = main.locator("button[type=submit]");
    this.banner = main.getByRole("alert");
    this.sendNewLink = main.getByRole("link", { name: "Send a new link" });
  }

  /** Enters a new password twice and submits it. */
  async choose(secret: string, repeated = secret): Promise<void> {
    await this.password.fill(secret);
    await this.confirmPassword.fill(repeated);
    await this.save.click();
  }
}

/** The page that a confirmation email links to, for confirming an address. */
export class ConfirmPage {
  readonly heading: Locator;
  readonly main: Locator;
  readonly confirmButton: Locator;
  readonly continueLink: Locator;
  readonly sendNewEmail: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole("main");
    this.heading = this.main.getByRole("heading", { level: 1 });
    this.confirmButton = this.main.getByRole("button", { name: "Confirm my email" });
    this.continueLink = this.main.getByRole("link", { name: "Continue" });
    this.sendNewEmail = this.main.getByRole("button", { name: "Send a new email" });
  }
}

/** Waits until a person has `count` emails with links to this page under /auth, and returns the newest link. */
export async function emailedLink({ email }: Person, page: "reset" | "confirm", count = 1): Promise<string> {
  const start = `${originOf("member")}/auth/${page}?token=`;
  const links = async () =>
    (await emailsContaining(email))
      .filter(({ to }) => to.includes(email))
      .flatMap(({ text }) => [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link))
      .filter((link) => link.startsWith(start));
  await expect.poll(async () => new Set(await links()).size, { message: `emails with ${start}` }).toBe(count);
  return [...new Set(await links())].at(-1) as string;
}
