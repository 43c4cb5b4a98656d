import * as layout from "@aangan/copy/layout";
import * as notifications from "@aangan/copy/notifications";
import { expect, type Locator, type Page } from "@playwright/test";

/** The header and navigation around the member's pages. */
export class MemberFrame {
  readonly accountMenu: Locator;
  readonly quickExit: Locator;
  readonly upgrade: Locator;
  readonly premium: Locator;
  /** The bell; its name contains the unread count. */
  readonly bell: Locator;
  /** The list that the bell opens: a panel, or a sheet on phones. */
  readonly bellList: Locator;
  /** The main navigation: the sidebar, or the bottom bar on phones. */
  readonly navigation: Locator;
  /** The drawer behind More, on phones. */
  readonly drawer: Locator;

  constructor(readonly page: Page) {
    this.accountMenu = page.getByRole("button", { name: layout.accountMenu });
    this.quickExit = page.getByRole("link", { name: layout.quickExit });
    this.upgrade = page.getByRole("link", { name: layout.upgrade });
    this.premium = page.getByRole("button", { name: layout.premium });
    this.bell = page.getByRole("button", { name: new RegExp(`^${notifications.title}`) });
    this.bellList = page.getByRole("dialog", { name: notifications.title });
    this.navigation = page.getByRole("navigation", { name: "Main" });
    this.drawer = page.getByRole("dialog", { name: "Menu" });
  }

  /** The link to a page, in the sidebar or the bottom bar. */
  link(name: string): Locator {
    return this.navigation.getByRole("link", { name: new RegExp(`^${name}`) });
  }

  /**
   * Navigates by a link without a full page load, so that in-memory state is kept. The links are in the HTML before
   * hydration, when a click would load the page in full; so this waits for the bell, which only scripts render.
   */
  async follow(name: string): Promise<void> {
    await expect(this.bell).toBeVisible();
    if ((await this.link(name).count()) > 0) {
      await this.link(name).click();
      return;
    }
    // The bar of a phone has four pages.
    await this.openDrawer();
    await this.drawer.getByRole("link", { name: new RegExp(`^${name}`) }).click();
  }

  /** Opens the drawer on a phone, after hydration: its button is in the HTML before that. */
  async openDrawer(): Promise<void> {
    await expect(this.bell).toBeVisible();
    await this.navigation.getByRole("button", { name: layout.more }).click();
    await expect(this.drawer).toBeVisible();
  }

  async openBell(): Promise<void> {
    await this.bell.click();
    await expect(this.bellList).toBeVisible();
  }

  /** Waits until the bell shows this unread count. */
  async expectUnread(count: number): Promise<void> {
    const name = count === 0 ? notifications.allRead : `${notifications.title}, ${count} unread`;
    await expect(this.bell).toHaveAccessibleName(name);
  }

  async logout(): Promise<void> {
    await this.accountMenu.click();
    await this.page.getByRole("menuitem", { name: "Logout" }).click();
    await expect(this.page).toHaveURL(/\/auth$/);
  }

  /** Switches the theme with the account menu's item. */
  async switchTheme(to: "light" | "dark"): Promise<void> {
    await this.accountMenu.click();
    await this.page.getByRole("menuitem", { name: to === "dark" ? "Dark theme" : "Light theme" }).click();
  }
}
