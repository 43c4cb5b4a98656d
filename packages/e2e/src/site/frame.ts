import * as common from "@aangan/copy/common";
import * as layout from "@aangan/copy/layout";
import { expect, type Locator, type Page } from "@playwright/test";

/** The frame of the site's pages: the header, narrow or wide, and the footer. */
export class SiteFrame {
  readonly header: Locator;
  readonly footer: Locator;
  /** Opens the menu of a narrow screen. */
  readonly menuButton: Locator;
  readonly menu: Locator;
  /** Opens a signed-in member's menu on a wide screen. */
  readonly accountButton: Locator;
  readonly account: Locator;

  constructor(
    readonly page: Page,
    readonly narrow: boolean,
  ) {
    this.header = page.locator("header").first();
    this.footer = page.locator("footer");
    this.menuButton = this.header.locator(`summary[aria-label="${common.menu}"]`);
    this.menu = this.header.getByRole("navigation", { name: common.menu });
    this.accountButton = this.header.locator(`summary[aria-label="${layout.accountMenu}"]`);
    this.account = this.header.getByRole("navigation", { name: layout.accountMenu });
  }

  /** The container of the header's links: the open menu on a narrow screen, the bar on a wide one. */
  async headerLinks(): Promise<Locator> {
    if (!this.narrow) return this.header.getByRole("navigation", { name: common.mainNavigation });
    if (!(await this.menu.isVisible())) await this.menuButton.click();
    await expect(this.menu).toBeVisible();
    return this.menu;
  }

  /** Opens a signed-in member's menu at either size. */
  async memberMenu(): Promise<Locator> {
    if (this.narrow) return this.headerLinks();
    await this.accountButton.click();
    await expect(this.account).toBeVisible();
    return this.account;
  }
}
