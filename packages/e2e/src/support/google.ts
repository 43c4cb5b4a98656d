import { expect, type Locator, type Page } from "@playwright/test";
import type { Person } from "./people";
import type { Watch } from "./watch";

/** The page of the OpenID provider that represents Google: the visitor enters any identity. */
export class GooglePage {
  readonly heading: Locator;
  readonly cancel: Locator;
  readonly #continue: Locator;

  constructor(
    readonly page: Page,
    watch: Watch,
  ) {
    const issuer = process.env.OIDC_ISSUER;
    if (!issuer) throw new Error("OIDC_ISSUER is not set: the global setup has not run");
    watch.allowOrigin(issuer);
    this.heading = page.getByRole("heading", { name: "Who are you?" });
    this.cancel = page.getByRole("button", { name: "Cancel" });
    this.#continue = page.getByRole("button", { name: "Continue" });
  }

  /** Signs in there as a person. Their account is named after their username, whatever address they have. */
  async signIn(person: Person, { verified = true } = {}): Promise<void> {
    await expect(this.heading).toBeVisible();
    await this.page.getByLabel("Account").fill(person.username);
    await this.page.getByLabel("Email").fill(person.email);
    await this.page.getByLabel("The address is verified").setChecked(verified);
    await this.page.getByLabel("First name").fill(person.firstName);
    await this.page.getByLabel("Last name").fill(person.lastName);
    await this.#continue.click();
  }
}
