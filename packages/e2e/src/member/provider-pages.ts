import type { Locator, Page } from "@playwright/test";

/** The page where a new user who came from Google chooses names. */
export class WelcomePage {
  readonly heading: Locator;
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly username: Locator;
  readonly signUp: Locator;
  readonly banner: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole("main");
    this.heading = main.getByRole("heading", { level: 1 });
    this.firstName = main.getByLabel("First Name", { exact: true });
    this.lastName = main.getByLabel("Last Name", { exact: true });
    this.username = main.getByLabel("Username", { exact: true });
    this.signUp = main.locator("button[type=submit]");
    this.banner = main.getByRole("alert");
  }
}

/** The page that links a Google account to the existing account with the same address. */
export class LinkPage {
  readonly heading: Locator;
  readonly main: Locator;
  readonly password: Locator;
  readonly connect: Locator;
  readonly banner: Locator;
  readonly forgot: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole("main");
    this.heading = this.main.getByRole("heading", { level: 1 });
    this.password = this.main.getByLabel("Password", { exact: true });
    this.connect = this.main.locator("button[type=submit]");
    this.banner = this.main.getByRole("alert");
    this.forgot = this.main.getByRole("link", { name: "Forgot Password" });
  }
}
