import { layout } from "@aangan/copy/layout";
import { notifications } from "@aangan/copy/notifications";
import { expect, type Locator, type Page } from "@playwright/test";

/** What stands around the member's pages. */
export class MemberFrame {
  readonly accountMenu: Locator;
  readonly quickExit: Locator;
  readonly upgrade: Locator;
  readonly premium: Locator;
  /** The bell, whose name carries the number. */
  readonly bell: Locator;
  /** What the bell opens: a panel, or a sheet on phones. */
  readonly bellList: Locator;
  /** The main landmark's links: the sidebar, or the phone's bar. */
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

  /** The link to a page, in the sidebar or in the phone's bar. */
  link(name: string): Locator {
    return this.navigation.getByRole("link", { name: new RegExp(`^${name}`) });
  }

  /**
   * Goes to a page by its link, within the document: what that holds in memory lives on. The links stand in the page before
   * its scripts come, and whoever presses one by then is led to a document of its own; so it waits for what scripts drew.
   */
  async follow(name: string): Promise<void> {
    await expect(this.bell).toBeVisible();
    await this.link(name).click();
  }

  /** Opens the drawer of a phone, once the page is awake: its button stands there before. */
  async openDrawer(): Promise<void> {
    await expect(this.bell).toBeVisible();
    await this.navigation.getByRole("button", { name: layout.more }).click();
    await expect(this.drawer).toBeVisible();
  }

  async openBell(): Promise<void> {
    await this.bell.click();
    await expect(this.bellList).toBeVisible();
  }

  /** Waits until the bell says how many are unread. */
  async expectUnread(count: number): Promise<void> {
    const name = count === 0 ? notifications.allRead : `${notifications.title}, ${count} unread`;
    await expect(this.bell).toHaveAccessibleName(name);
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
