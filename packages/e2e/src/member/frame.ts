import { layout } from "@aangan/copy/layout";
import { expect, type Locator, type Page } from "@playwright/test";

/** What stands around the member's pages. */
export class MemberFrame {
  readonly accountMenu: Locator;
  readonly quickExit: Locator;

  constructor(readonly page: Page) {
    this.accountMenu = page.getByRole("button", { name: layout.accountMenu });
    this.quickExit = page.getByRole("link", { name: layout.quickExit });
  }

  /** The link to a page, in the sidebar or in the phone's bar. */
  link(name: "Dashboard" | "Coaches" | "Messages"): Locator {
    return this.page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: new RegExp(`^${name}`) });
  }

  async logout(): Promise<void> {
    await this.accountMenu.click();
    await this.page.getByRole("menuitem", { name: "Logout" }).click();
    await expect(this.page).toHaveURL(/\/auth$/);
  }

  /** Turns the page over, with the item of the account menu. */
  async switchTheme(to: "light" | "dark"): Promise<void> {
    await this.accountMenu.click();
    await this.page.getByRole("menuitem", { name: to === "dark" ? "Dark theme" : "Light theme" }).click();
  }
}
