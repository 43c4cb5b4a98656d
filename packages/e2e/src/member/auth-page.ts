import { expect, type Locator, type Page } from "@playwright/test";
import { addressOf } from "../support/addresses";
import { type Person, password } from "../support/people";

/** The Log In and Sign Up tabs. */
export class AuthPage {
  readonly logInTab: Locator;
  readonly signUpTab: Locator;
  readonly panel: Locator;
  /** The error banner above the form. */
  readonly banner: Locator;
  readonly password: Locator;

  readonly login: Locator;
  readonly logIn: Locator;
  readonly sharedDevice: Locator;
  readonly forgot: Locator;
  readonly google: Locator;
  /** The message above the tabs that explains why the visitor was sent here. */
  readonly notice: Locator;

  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly username: Locator;
  readonly email: Locator;
  readonly confirmPassword: Locator;
  readonly signUp: Locator;

  constructor(readonly page: Page) {
    this.logInTab = page.getByRole("tab", { name: "Log In" });
    this.signUpTab = page.getByRole("tab", { name: "Sign Up" });
    this.panel = page.getByRole("tabpanel");
    this.banner = this.panel.getByRole("alert");
    this.password = this.panel.getByLabel("Password", { exact: true });

    this.login = this.panel.getByLabel("Username or Email", { exact: true });
    this.logIn = this.panel.locator("button[type=submit]");
    this.sharedDevice = this.panel.getByRole("checkbox", { name: "Other people use this device" });
    this.forgot = this.panel.getByRole("link", { name: "Forgot Password" });
    this.google = this.panel.getByRole("button", { name: "Continue with Google" });
    this.notice = page.locator("main").locator("[role=status]:not(:empty), [role=alert]").first();

    this.firstName = this.panel.getByLabel("First Name", { exact: true });
    this.lastName = this.panel.getByLabel("Last Name", { exact: true });
    this.username = this.panel.getByLabel("Username", { exact: true });
    this.email = this.panel.getByLabel("Email", { exact: true });
    this.confirmPassword = this.panel.getByLabel("Confirm Password", { exact: true });
    this.signUp = this.panel.locator("button[type=submit]");
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(addressOf("auth") + query);
    await expect(this.logInTab).toHaveAttribute("aria-selected", "true");
    await this.waitUntilHydrated();
  }

  /** Waits until the form is hydrated: it is in the server-rendered HTML before its scripts load. */
  async waitUntilHydrated(): Promise<void> {
    await expect(this.panel.locator("form")).not.toHaveAttribute("data-waits");
  }

  async openSignUp(): Promise<void> {
    await this.open();
    await this.signUpTab.click();
    await expect(this.firstName).toBeVisible();
  }

  /** Fills Log In and submits it. */
  async enter(login: string, secret: string = password): Promise<void> {
    await this.login.fill(login);
    await this.password.fill(secret);
    await this.logIn.click();
  }

  /** Fills Sign Up without submitting it. */
  async fillRegistration(person: Person, secret: string = password): Promise<void> {
    await this.firstName.fill(person.firstName);
    await this.lastName.fill(person.lastName);
    await this.username.fill(person.username);
    await this.email.fill(person.email);
    await this.password.fill(secret);
    await this.confirmPassword.fill(secret);
  }
}
